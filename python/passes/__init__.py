"""Infrastructure of passes: the registry of patterns and passes, pipelines, options, diagnostics, plug-ins."""
