"""What every registered game must hold."""
