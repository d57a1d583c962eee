import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { AccountProblem } from '#api/account/own-data/account-problem.ts';
import type { ApiError } from '#api/errors.ts';
import { foldedIdentity } from '#api/folded-identity.ts';
import { toAccountError } from '#server/account/own-data/account-error.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const address = z.email({ pattern: z.regexes.html5Email });

/** Returns the problem of an e-mail address. Returns undefined when mail can be sent to it. */
export const emailProblem = (email: string): AccountProblem | undefined =>
  email.length <= 254 && /@[^@]+\.[^@.]+$/.test(email) && address.safeParse(email).success
    ? undefined
    : 'email.invalid';

/**
 * Checks whether two addresses belong to the same mailbox, so that a confirmation of one is valid for the other. Unlike
 * for identities, only the case of basic Latin letters is ignored.
 */
export const isSameMailbox = (one: string | null | undefined, other: string | null | undefined): boolean =>
  typeof one === 'string' && typeof other === 'string' && inSmallLatin(one) === inSmallLatin(other);

const inSmallLatin = (address: string): string => address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Returns the member with this address, ignoring case. Includes only active addresses, not pending ones. */
export function findByEmail(db: Kysely<Tables>, email: string) {
  return db
    .selectFrom('member')
    .select(['user_id', 'name', 'email', 'banned'])
    .where('email_key', '=', (eb) => eb.val(foldedIdentity(email)))
    .where('email', 'is not', null)
    .where('date_deleted', 'is', null)
    .executeTakeFirst();
}

/** Returns the field error for a name that another member has. */
export const nameTaken = (): ApiError => toAccountError({ name: 'registration.name-taken' }) as ApiError;

/** Returns the field error for an address that another member has. */
export const emailTaken = (): ApiError => toAccountError({ email: 'registration.email-taken' }) as ApiError;

/** Maps the unique violation for a taken name or address to its field error. Rethrows other errors. */
export function refuseTaken(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23505' && (constraint === 'member_name_key' || constraint === 'member_name_skeleton'))
    throw nameTaken();
  if (code === '23505' && constraint === 'member_email_key') throw emailTaken();
  throw error;
}
