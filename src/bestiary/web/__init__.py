"""The website (Django, ASGI): accounts, tables and live pages over the library's engine."""
