const digits = text => text.replace(/[^0-9]/g, '');
