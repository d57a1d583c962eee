import { isCommonPassword } from '#api/account/credential/common-passwords.ts';
import type { AccountProblem } from '#api/account/own-data/account-problem.ts';

/** The owner of a password, and the minimum length of the password. */
export interface PasswordOwner {
  readonly name: string;
  readonly email?: string | null;
  readonly minLength: number;
}

/** Normalizes a password (NFKC), because keyboards encode the same characters in different forms. */
export const passwordAsTyped = (password: string): string => password.normalize('NFKC');

/**
 * Returns the problem of a new password, or undefined if it is acceptable. Client and server use the same rules: a
 * password has a minimum length, is not a common password, and does not contain its owner's name or the local part of
 * their e-mail address.
 */
export function passwordProblem(password: string, owner: PasswordOwner): AccountProblem | undefined {
  if ([...password].length < owner.minLength) return `password.too-short:${owner.minLength}`;
  const plain = passwordAsTyped(password).toLowerCase();
  const own = [owner.name, owner.email?.split('@')[0]].filter((part) => part && part.length > 2);
  if (own.some((part) => part && plain.includes(part.toLowerCase()))) return 'password.own-name';
  if (isCommonPassword(plain)) return 'password.common';
  return undefined;
}

const kinds = [
  { sign: /\p{Ll}/u, size: 26 },
  { sign: /\p{Lu}/u, size: 26 },
  { sign: /\p{N}/u, size: 10 },
  { sign: /[^\p{L}\p{N}]/u, size: 33 },
  { sign: /[^\p{ASCII}]/u, size: 100 },
] as const;

/** Returns the entropy of a password in bits, as if its characters were random. Repeated characters count half. */
const bitsOf = (password: string): number => {
  const characters = [...password];
  const pool = kinds.reduce((sum, { sign, size }) => sum + (sign.test(password) ? size : 0), 0);
  const length = (new Set(characters).size + characters.length) / 2;
  return pool === 0 ? 0 : length * Math.log2(pool);
};

/** The strength of a password, from 0 (not accepted) through 1 (weak), 2 (fair) and 3 (good) to 4 (strong). */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Rates a password during typing. Returns 0 exactly when the server would reject the password. */
export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  if (passwordProblem(password, owner)) return 0;
  const bits = bitsOf(password);
  if (bits < 50) return 1;
  if (bits < 65) return 2;
  return bits < 85 ? 3 : 4;
}
