const separators = /[z\-a]+|[-+.]/;
