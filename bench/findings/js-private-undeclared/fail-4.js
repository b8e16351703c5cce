class Animal {
  #name;
  constructor(name) { this.#name = name; }
  get label() { return this.#name; }
}

class Dog extends Animal {
  bark() {
    return `${this.#name} says woof`;
  }
}

new Dog('Rex').bark();
