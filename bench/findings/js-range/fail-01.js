const digits = text => text.replace(/[^9-0]/g, '');
