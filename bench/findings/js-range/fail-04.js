const printable = /^[\x7e-\x20]*$/;
