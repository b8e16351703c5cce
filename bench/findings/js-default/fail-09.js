let x = () => { switch (x) { default: x = 1; case 2: default: x = 3; } };
