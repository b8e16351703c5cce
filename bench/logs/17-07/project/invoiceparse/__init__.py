from .reader import parse_invoice, Invoice, Line

__all__ = ["parse_invoice", "Invoice", "Line"]
