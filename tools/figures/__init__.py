"""What the documents publish: ladders and figures, each made by a command."""
