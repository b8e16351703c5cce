var r = /[z-a]/;
