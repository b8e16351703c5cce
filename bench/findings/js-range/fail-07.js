const faces = /(?:[😿-😀])+/u;
