/**
 * The stems of the passwords that attackers try first. Common passwords of eight or more characters consist of these.
 */
const stems = new Set(
  `password passwort motdepasse contraseña senha parola letmein welcome admin administrator root login master hello
  qwerty qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm qwertyuiop qazwsx qazwsxedc iloveyou princess dragon monkey
  football baseball basketball superman batman sunshine shadow michael jennifer jordan charlie whatever freedom
  trustno starwars pokemon computer internet secret changeme default forum test guest user samsung google facebook
  abc abcd abcdef abcdefg abcdefgh abcdefghij summer winter spring autumn flower cheese cookie chocolate killer
  liverpool chelsea arsenal barcelona mustang ferrari mercedes corvette harley password password welcome`
    .split(/\s+/)
    .filter(Boolean),
);

const letters: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** Removes digits and symbols around a word: `password2024!`. */
const withoutEnds = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const asLetters = (text: string): string => text.replace(/[013457@$]/g, (character) => letters[character] ?? character);

const isRun = (text: string): boolean => {
  const steps = new Set([...text].slice(1).map((character, at) => character.charCodeAt(0) - text.charCodeAt(at)));
  return steps.size <= 1 || /^(0?1234567890?|0?9876543210?)+\d*$/.test(text);
};

const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+$/u.test(text);

const isStem = (text: string): boolean => {
  const half = text.slice(0, text.length / 2);
  return stems.has(text) || (text === half + half && stems.has(half));
};

/**
 * Returns whether a password (in lower case) is among those that attackers try first: a common word, also with digits
 * and symbols around it or in place of letters; a run of keyboard keys or of numbers; or one short piece repeated.
 */
export function isCommonPassword(password: string): boolean {
  if (isRun(password) || isRepeated(password)) return true;
  const forms = [password, asLetters(password), withoutEnds(password), asLetters(withoutEnds(password))];
  return forms.some((form) => isStem(form) || isStem(withoutEnds(form)));
}
