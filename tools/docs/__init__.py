"""The documentation: reference parts made from the code, and the site made from the pages."""
