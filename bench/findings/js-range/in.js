'use strict';

const rules = {
  name: /^[A-Za-z][A-Za-z '-]*$/,
  email: /^[\w.-+]+@[\w-]+(\.[\w-]+)+$/,
  phone: /^\+?[0-9 ()-]{6,}$/,
};

function validate(form) {
  const errors = [];
  for (const [field, rule] of Object.entries(rules)) {
    const value = (form[field] || '').trim();
    if (!value)
      errors.push(`${field} is missing`);
    else if (!rule.test(value))
      errors.push(`${field} is not valid`);
  }
  return errors;
}

module.exports = { validate, rules };
