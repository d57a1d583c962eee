import { isCommonPassword } from '#api/account/credential/common-passwords.ts';
import type { AccountProblem } from '#api/account/own-data/account-problem.ts';

/** Whom a password is for, and how long it must be. */
export interface PasswordOwner {
  readonly name: string;
  readonly email?: string | null;
  readonly minLength: number;
}

/** One text for all the ways in which keyboards write the same characters. */
export const passwordAsTyped = (password: string): string => password.normalize('NFKC');

/**
 * What is wrong with a new password, undefined when it may be used; the same rules on both sides. It has a least length,
 * is not among the most common ones and does not contain its owner's name or the front of their address.
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

/** How many guesses a password takes, in bits, if its characters were drawn: repeated ones count for half. */
const bitsOf = (password: string): number => {
  const signs = [...password];
  const pool = kinds.reduce((sum, { sign, size }) => sum + (sign.test(password) ? size : 0), 0);
  const length = (new Set(signs).size + signs.length) / 2;
  return pool === 0 ? 0 : length * Math.log2(pool);
};

/** How strong a password is, from 0 (not accepted) over 1 (weak) and 2 (fair) and 3 (good) to 4 (strong). */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Judges a password as it is typed; 0 exactly when the server would refuse it. */
export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  if (passwordProblem(password, owner)) return 0;
  const bits = bitsOf(password);
  if (bits < 50) return 1;
  if (bits < 65) return 2;
  return bits < 85 ? 3 : 4;
}
