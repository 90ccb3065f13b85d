"""Interim."""
