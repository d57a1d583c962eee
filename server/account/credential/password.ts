import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { passwordAsTyped } from '#api/account/credential/password-rules.ts';

/** What a guess costs: argon2id as OWASP advises, 19 MiB of memory and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash under which a password is kept. */
export const hashPassword = (password: string): Promise<string> => hash(passwordAsTyped(password), cost);

let hashOfNothing: Promise<string> | undefined;

/** A hash that no password fits, so that a guess at a member who does not exist takes as long as any other. */
const noPassword = (): Promise<string> => {
  hashOfNothing ??= hashPassword(randomBytes(32).toString('base64'));
  return hashOfNothing;
};

/** Whether this is the password behind the hash. Takes the same time when there is no hash. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const known = kept?.startsWith('$argon2') ? kept : undefined;
  const fits = await verify(known ?? (await noPassword()), passwordAsTyped(password)).catch(() => false);
  return known !== undefined && fits;
}

/** Whether a hash was made at a lower cost than passwords are kept at today. */
export function isWeakHash(kept: string): boolean {
  const { memoryCost, timeCost } = parseOptions(kept);
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
}
