import type { AccountProblem } from '#api/account/own-data/account-problem.ts';
import { withoutInvisible } from '#api/visible-text.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { findNameConflict } from '#server/member/identity/former-name.queries.ts';
import { looksLikeOneOf, mixesAlphabets, skeletonsOf } from '#server/member/identity/name-skeleton.ts';
import type { Forum } from '#server/platform/forum.ts';

/** Names reserved for the forum itself. */
const reserved: ReadonlySet<string> = new Set(
  [
    'system',
    'guest',
    'unknown user',
    'user deleted',
    'deleted user',
    'removed user',
    'me',
    'null',
    'undefined',
  ].flatMap(skeletonsOf),
);

/** Names that suggest a staff role. Only administrators may assign them. */
export const titles: readonly string[] = [
  'admin',
  'administrator',
  'administration',
  'moderator',
  'mod',
  'staff',
  'support',
  'helpdesk',
  'root',
  'sysadmin',
  'webmaster',
  'postmaster',
  'hostmaster',
  'official',
  'security',
];

const writable = /^(?:[\p{L}\p{M}\p{N}_.'’ -]|\u200C|\u200D)+$/u;

/**
 * Normalizes a name for storage: composed characters, single spaces, no leading or trailing spaces, no invisible
 * characters.
 */
export const tidyName = withoutInvisible;

/** The permissions of the user who enters a name. Administrators may assign names that suggest a staff role. */
interface NameGiver {
  readonly mayGiveTitles?: boolean;
}

const shapeProblem = (name: string, settings: Settings): AccountProblem | undefined => {
  const { min, max } = settings['registration.nameLength'];
  const length = [...name].length;
  if (length < min || length > max) return `name.length:${min} to ${max}`;
  if (!settings['registration.namesWithSpaces'] && name.includes(' ')) return 'name.spaces';
  if (!writable.test(name) || !/[\p{L}\p{N}]/u.test(name)) return 'name.characters';
  return mixesAlphabets(name) ? 'name.alphabets' : undefined;
};

/** Returns the names of moderator and administrator roles. */
async function keeperRoles({ permissions }: Forum): Promise<string[]> {
  const { roles } = await permissions.get();
  return [...roles.values()]
    .filter(({ type }) => type === 'administrator' || type === 'moderator')
    .map(({ name }) => name);
}

/**
 * Returns the problem of a new member name, regardless of existing names. Returns undefined when the name is allowed
 * (docs/behavior/account.md#names).
 */
export async function nameProblem(
  forum: Forum,
  name: string,
  { mayGiveTitles = false }: NameGiver = {},
): Promise<AccountProblem | undefined> {
  const problem = shapeProblem(name, await forum.settings.get());
  if (problem) return problem;
  if (skeletonsOf(name).some((skeleton) => reserved.has(skeleton))) return 'name.reserved';
  if (!mayGiveTitles && looksLikeOneOf(name, [...titles, ...(await keeperRoles(forum))])) return 'name.reserved';
  return undefined;
}

/** Returns the reason why a name is not allowed or not available. Returns undefined when it can be used. */
export async function nameRefusal(
  forum: Forum,
  name: string,
  { exceptID = 0, ...giver }: NameGiver & { readonly exceptID?: number } = {},
): Promise<AccountProblem | undefined> {
  return (await nameProblem(forum, name, giver)) ?? (await findNameConflict(forum.db, name, exceptID));
}
