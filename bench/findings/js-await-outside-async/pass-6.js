// Old code in which await is just a name.
var await = function (value) { return value; };
var result = await(3) + 1;
console.log(result);
