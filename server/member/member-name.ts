import type { Kysely } from 'kysely';
import type { AccountProblem } from '#api/account/account-problem.ts';
import type { Settings } from '#server/administration/settings.ts';
import type { Tables } from '#server/platform/tables.ts';

/** Names that the forum uses itself. */
const reserved = new Set([
  'system',
  'guest',
  'unknown user',
  'user deleted',
  'removed user',
  'me',
  'null',
  'undefined',
]);

const writable = /^[\p{L}\p{M}\p{N}_.'’ -]+$/u;

/** A name as it is kept: composed characters, single spaces, none at the ends. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/ +/g, ' ');

/** What is wrong with a new member name, undefined when it may be used (specification part 1, `spec/api.md` §3). */
export function nameProblem(name: string, settings: Settings): AccountProblem | undefined {
  const { min, max } = settings['registration.nameLength'];
  const length = [...name].length;
  if (length < min || length > max) return `name.length:${min} to ${max}`;
  if (!settings['registration.namesWithSpaces'] && name.includes(' ')) return 'name.spaces';
  if (!writable.test(name) || !/[\p{L}\p{N}]/u.test(name)) return 'name.characters';
  if (reserved.has(name.toLowerCase())) return 'name.reserved';
  return undefined;
}

/** Whether another member has the name, in any mixture of capitals. */
export async function isNameTaken(db: Kysely<Tables>, name: string, exceptID = 0): Promise<boolean> {
  const found = await db
    .selectFrom('member')
    .select('user_id')
    .where('name_key', '=', (eb) => eb.fn<string>('lower', [eb.val(name)]))
    .where('user_id', '<>', exceptID)
    .where('date_deleted', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
