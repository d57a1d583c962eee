import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { foldedIdentity } from '#api/folded-identity.ts';
import { permissionRecordOf } from '#server/member/role/role-catalog.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';
import type { Forum } from '#server/platform/forum.ts';
import { mayRecordTriage } from './triage.policy.ts';

interface Candidate {
  readonly userID: number;
  readonly is_admin: boolean;
  readonly role_ids: readonly number[];
}

const columns = sql`m.user_id as "userID", m.is_admin,
  coalesce((select jsonb_agg(role_id) from member_role mr where mr.user_id = m.user_id), '[]') as role_ids`;

/** Returns the roles that grant moderation permissions globally or in a category. */
async function moderatingRoles({ permissions }: Forum): Promise<number[]> {
  const grants = (names: ReadonlySet<string>) => names.has('community.moderate') || names.has('posts.moderate');
  const { roles } = await permissions.get();
  return [...roles.values()]
    .filter(({ global, categories }) => grants(global) || [...categories.values()].some(grants))
    .map(({ roleID }) => roleID);
}

async function whoMay(forum: Forum, candidates: readonly Candidate[], categoryID: number | null): Promise<number[]> {
  const [book, tree] = await Promise.all([forum.permissions.get(), forum.categories.get()]);
  return candidates
    .filter(({ role_ids: roleIDs, is_admin: isAdmin }) =>
      mayRecordTriage(permissionRecordOf(book, tree, { roleIDs, isAdmin }), categoryID),
    )
    .map(({ userID }) => userID);
}

/**
 * Checks that the assignee moderates the category.
 *
 * @throws {ApiError} request.invalid.
 */
export async function requireAssignable(forum: Forum, userID: number | null, categoryID: number | null): Promise<void> {
  if (userID === null) return;
  const { rows } = await sql<Candidate>`
    select ${columns} from member m where m.user_id = ${userID} and m.date_deleted is null and not m.banned
  `.execute(forum.db);
  if ((await whoMay(forum, rows, categoryID)).length === 0)
    throw ApiError.fields({ assignedUserID: 'This member is not a moderator of this category.' });
}

/**
 * Returns a page of the IDs of members who can be assigned work in a category, filtered by name prefix. The members
 * with a moderating role are few, so that those of the category are selected from all of them.
 */
export async function findAssignable(
  forum: Forum,
  { name, categoryID, limit, page }: { name: string; categoryID: number | null; limit: number; page: number },
): Promise<readonly number[]> {
  const roleIDs = await moderatingRoles(forum);
  const begins = `${escapeLike(foldedIdentity(name))}%`;
  const { rows } = await sql<Candidate>`
    select ${columns} from member m
    where m.date_deleted is null and not m.banned and not m.is_system and m.name_key like ${begins}
      and (m.is_admin or exists (
        select from member_role mr where mr.user_id = m.user_id and mr.role_id = any(${roleIDs}::bigint[])))
    order by m.name_key, m.user_id
  `.execute(forum.db);
  const all = categoryID === null ? rows.map(({ userID }) => userID) : await whoMay(forum, rows, categoryID);
  return all.slice((page - 1) * limit, page * limit);
}

/** Returns those of the given members who moderate the category. */
export async function findModeratorsAmong(
  forum: Forum,
  userIDs: readonly number[],
  categoryID: number | null,
): Promise<number[]> {
  const { rows } = await sql<Candidate>`
    select ${columns} from member m
    where m.user_id = any(${[...userIDs]}::bigint[]) and m.date_deleted is null and not m.banned
  `.execute(forum.db);
  return whoMay(forum, rows, categoryID);
}
