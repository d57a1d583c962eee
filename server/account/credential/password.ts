import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { passwordAsTyped } from '#api/account/credential/password-rules.ts';

/** The cost of a password hash: argon2id as recommended by OWASP, with 19 MiB of memory and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password for storage. */
export const hashPassword = (password: string): Promise<string> => hash(passwordAsTyped(password), cost);

let unmatchableHash: Promise<string> | undefined;

/** Returns a hash that no password matches, so that a guess at a nonexistent member takes as long as any other. */
const noPassword = (): Promise<string> => {
  unmatchableHash ??= hashPassword(randomBytes(32).toString('base64'));
  return unmatchableHash;
};

/** Returns whether a password matches the hash. Takes the same time when there is no hash. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const known = stored?.startsWith('$argon2') ? stored : undefined;
  const fits = await verify(known ?? (await noPassword()), passwordAsTyped(password)).catch(() => false);
  return known !== undefined && fits;
}

/** Returns whether a hash was created at a lower cost than the current one. */
export function isWeakHash(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
}
