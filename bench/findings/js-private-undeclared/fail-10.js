class Temp {
  #celsius = 0;
  get fahrenheit() {
    return this.#celsius * 9 / 5 + 32;
  }
  set fahrenheit(f) {
    this.#Celsius = (f - 32) * 5 / 9;
  }
}
module.exports = Temp;
