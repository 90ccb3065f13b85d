"""The package's version, for what is built and for what is kept from one version to the next."""

__version__ = "0.2.0"
