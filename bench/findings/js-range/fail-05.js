let arabic = s => s.match(/[\u06ff-\u0600]+/g) || [];
