import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { AccountProblem } from '#api/account/account-problem.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What a guess costs: argon2id as OWASP advises, 19 MiB of memory and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One text for all the ways in which keyboards write the same characters. */
const asTyped = (password: string): string => password.normalize('NFKC');

/** The hash under which a password is kept. */
export const hashPassword = (password: string): Promise<string> => hash(asTyped(password), cost);

let hashOfNothing: Promise<string> | undefined;

/** A hash that no password fits, so that a guess at a member who does not exist takes as long as any other. */
const noPassword = (): Promise<string> => {
  hashOfNothing ??= hashPassword(randomBytes(32).toString('base64'));
  return hashOfNothing;
};

/** Whether this is the password behind the hash. Takes the same time when there is no hash. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const known = kept?.startsWith('$argon2') ? kept : undefined;
  const fits = await verify(known ?? (await noPassword()), asTyped(password)).catch(() => false);
  return known !== undefined && fits;
}

/** Whether a hash was made at a lower cost than passwords are kept at today. */
export function isWeakHash(kept: string): boolean {
  const { memoryCost, timeCost } = parseOptions(kept);
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
}

/**
 * What is wrong with a new password, undefined when it may be used. It has a least length, is not
 * among the most common ones and does not contain its owner's name or the front of their address.
 */
export function passwordProblem(
  password: string,
  owner: { name: string; email?: string | null; minLength: number },
): AccountProblem | undefined {
  if ([...password].length < owner.minLength) return `password.too-short:${owner.minLength}`;
  const plain = asTyped(password).toLowerCase();
  const own = [owner.name, owner.email?.split('@')[0]].filter((part) => part && part.length > 2);
  if (own.some((part) => part && plain.includes(part.toLowerCase()))) return 'password.own-name';
  if (isCommonPassword(plain)) return 'password.common';
  return undefined;
}
