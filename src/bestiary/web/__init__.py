"""The place to play: people, tables and live pages, over the same engine the library gives."""
