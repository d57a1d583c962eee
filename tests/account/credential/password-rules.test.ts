import { expect, test } from 'vitest';
import { passwordStrength } from '#api/account/credential/password-rules.ts';

const owner = { name: 'ingrid', email: 'solheim@harbour.example', minLength: 10 };

test.each([
  ['short', 0],
  ['password1234', 0],
  ['my name is ingrid', 0],
  ['solheim sails', 0],
  ['thereisasea', 1],
  ['there is a sea', 2],
  ['correct horse battery', 4],
  ['x7#Kq!9vZp2&Lm', 4],
])('“%s” has the strength %i', (password, strength) => {
  expect(passwordStrength(password, owner)).toBe(strength);
});

test('a single repeated character is never strong', () => {
  expect(passwordStrength('aaaaaaaaaaaaaaaaaaaaaaaab', owner)).toBeLessThan(3);
});
