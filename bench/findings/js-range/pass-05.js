const open = /^\[z-a]$/;
