class Account {
  #balance = 0;
  deposit(n) { this.#balance += n; }
}

const acc = new Account();
acc.deposit(20);
console.log(acc.#balance);
