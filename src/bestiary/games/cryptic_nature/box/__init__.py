"""What is in the box: components, their names, and the data that was printed on them."""
