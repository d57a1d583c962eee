import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { foldedIdentity } from '#api/folded-identity.ts';
import type { userRoutes } from '#api/member/user/user.contract.ts';
import type { RoleFragment } from '#api/member/user/user-fragment.contract.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { withinNumbers } from '#server/post/body/number-range.ts';
import { withinDates } from '#server/search/search-filter.ts';
import type { UserCursor } from './user-cursor.ts';
import { isClosedOf, lastVisit } from './user-fragment.ts';

/** A member row. `user-view.ts` determines which parts a viewer may see. */
export interface UserRow {
  readonly userID: number;
  readonly name: string;
  readonly email: string | null;
  readonly pendingEmail: string | null;
  readonly emailConfirmed: boolean;
  readonly photoUrl: string | null;
  readonly title: string | null;
  readonly label: string | null;
  readonly about: string | null;
  readonly aboutHtml: string | null;
  readonly location: string | null;
  readonly website: string | null;
  readonly isAdmin: boolean;
  readonly isSystem: boolean;
  readonly private: boolean;
  readonly banned: boolean;
  readonly banReason: string | null;
  readonly hidden: boolean;
  /** Whether the profile is closed to other members. */
  readonly closed: boolean;
  readonly showEmail: boolean;
  readonly bypassSpam: boolean;
  readonly discoveryText: string | null;
  readonly points: number;
  readonly countDiscussions: number;
  readonly countComments: number;
  readonly countVisits: number;
  readonly dateInserted: string;
  readonly dateUpdated: string | null;
  readonly dateLastActive: string | null;
  readonly inviteUserID: number | null;
  readonly insertIPAddress: string | null;
  readonly lastIPAddress: string | null;
  readonly hasPassword: boolean;
  readonly roles: readonly RoleFragment[];
}

const columns = sql`
  m.user_id as "userID", m.name, m.email, m.pending_email as "pendingEmail", m.email_confirmed as "emailConfirmed",
  m.photo_url as "photoUrl", m.title, m.label, m.about, m.about_html as "aboutHtml", m.location, m.website,
  m.is_admin as "isAdmin", m.is_system as "isSystem", m.private, m.banned, m.ban_reason as "banReason", m.hidden, ${isClosedOf('m')} as closed,
  m.show_email as "showEmail", m.bypass_spam as "bypassSpam", m.discovery_text as "discoveryText", m.points,
  m.count_discussions as "countDiscussions", m.count_comments as "countComments", m.count_visits as "countVisits",
  m.date_inserted as "dateInserted", m.date_updated as "dateUpdated", m.date_last_active as "dateLastActive",
  m.invite_user_id as "inviteUserID", m.insert_ip_address as "insertIPAddress", m.last_ip_address as "lastIPAddress",
  m.password_hash is not null as "hasPassword",
  coalesce((
    select json_agg(json_build_object('roleID', role.role_id, 'name', role.name) order by role.sort, role.role_id)
    from member_role join role using (role_id) where member_role.user_id = m.user_id), '[]') as roles`;

/** Reads a member. Returns undefined when there is none or the member is deleted. */
export async function findUser(db: Kysely<Tables>, userID: number): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${columns} from member m where m.user_id = ${userID} and m.date_deleted is null
  `.execute(db);
  return rows[0];
}

/** Returns the ID of the member into whom a member was merged; undefined when they were not. */
export async function findMergedInto(db: Kysely<Tables>, userID: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    select merged_into_user_id as id from member where user_id = ${userID}
  `.execute(db);
  return rows[0]?.id ?? undefined;
}

type Condition = RawBuilder<unknown>;

/** The query parameters of the member list. */
export type UserListQuery = z.output<(typeof userRoutes.list)['schema']['querystring']>;

const asLike = (text: string): string => escapeLike(foldedIdentity(text));

/**
 * Returns the condition on a name. `al*` matches names that begin with `al`; a text without `*` matches the whole name.
 */
const named = (name: string): Condition =>
  name.endsWith('*')
    ? sql`m.name_key like ${`${asLike(name.slice(0, -1))}%`}`
    : sql`m.name_key = ${foldedIdentity(name)}`;

/** `is not null` lets PostgreSQL use the partial indexes on addresses. */
const addressed = (email: string): Condition => sql`(
  (m.email_key = ${foldedIdentity(email)} and m.email is not null)
  or (m.pending_email_key = ${foldedIdentity(email)} and m.pending_email is not null))`;

/** The members and properties that the viewer of a list may see. */
export interface VisibilityRules {
  readonly personal: boolean;
  readonly bannedToo: boolean;
  /** Whether the viewer may see the last visits of members who hide them. */
  readonly visits: boolean;
}

/**
 * Returns the condition on a searched text: a part of the name. With personalInfo.view also a part of an address, with
 * users.edit a whole address.
 */
function wordsIn(query: string, { personal, visits }: VisibilityRules): Condition {
  const part = `%${asLike(query)}%`;
  const inName = sql`m.name_key like ${part}`;
  if (visits)
    return sql`(${inName}
      or (m.email_key like ${part} and m.email is not null)
      or (m.pending_email_key like ${part} and m.pending_email is not null))`;
  return personal && query.includes('@') ? sql`(${addressed(query)} or ${inName})` : inName;
}

/** Returns the condition on network addresses. `192.0.2.*` matches all addresses that begin with `192.0.2.`. */
const fromAddresses = (addresses: readonly string[]): Condition => {
  const patterns = addresses.map((one) => (one.endsWith('*') ? `${escapeLike(one.slice(0, -1))}%` : escapeLike(one)));
  return sql`(m.insert_ip_address like any(${patterns}::text[]) or m.last_ip_address like any(${patterns}::text[]))`;
};

function conditionsOf(question: UserListQuery, sees: VisibilityRules): Condition[] {
  const { query, name, email, userID, isBanned, dateInserted, dateUpdated, dateLastActive, ipAddresses } = question;
  const roleIDs = [question.roleID, ...(question.roleIDs ?? [])].filter((id) => id !== undefined);
  return [
    sql`m.date_deleted is null and not m.is_system`,
    ...(sees.personal ? [] : [sql`not m.private`]),
    ...(sees.bannedToo ? [] : [sql`not m.banned`]),
    ...(query ? [wordsIn(query, sees)] : []),
    ...(name ? [named(name)] : []),
    ...(email ? [addressed(email)] : []),
    ...(userID ? [withinNumbers(sql`m.user_id`, userID)] : []),
    ...(roleIDs.length
      ? [sql`m.user_id in (select user_id from member_role where role_id = any(${roleIDs}::integer[]))`]
      : []),
    ...(question.rankIDs?.length ? [sql`false`] : []),
    ...(isBanned === undefined ? [] : [sql`m.banned = ${isBanned}`]),
    ...(dateInserted ? [withinDates(sql`m.date_inserted`, dateInserted)] : []),
    ...(dateUpdated ? [withinDates(sql`m.date_updated`, dateUpdated)] : []),
    ...(dateLastActive ? [withinDates(lastVisit(sees.visits), dateLastActive)] : []),
    ...(question.emailConfirmed === undefined ? [] : [sql`m.email_confirmed = ${question.emailConfirmed}`]),
    ...(ipAddresses?.length ? [fromAddresses(ipAddresses)] : []),
  ];
}

const sortColumns: Readonly<Record<string, Condition>> = {
  dateInserted: sql`m.date_inserted`,
  name: sql`m.name_key`,
  userID: sql`m.user_id`,
  points: sql`m.points`,
  countPosts: sql`(m.count_discussions + m.count_comments)`,
};

/** Missing values (no last visit) sort last in descending order, matching the index. */
const orderOf = (sort: string, seesVisits: boolean): Condition => {
  const key = sort.replace(/^-/, '');
  const column = key === 'dateLastActive' ? lastVisit(seesVisits) : (sortColumns[key] ?? sql`m.user_id`);
  const [falling, rising] = key === 'dateLastActive' ? [sql`desc nulls last`, sql`nulls first`] : [sql`desc`, sql`asc`];
  return sort.startsWith('-') ? sql`${column} ${falling}, m.user_id desc` : sql`${column} ${rising}, m.user_id`;
};

/** Lists members with their total count. */
export async function listUsers(
  db: Kysely<Tables>,
  question: UserListQuery,
  sees: VisibilityRules,
  more: readonly Condition[] = [],
): Promise<{ users: UserRow[]; total: number }> {
  const where = sql.join([...conditionsOf(question, sees), ...more], sql` and `);
  const { limit, page, sort } = question;
  const { rows: users } = await sql<UserRow>`
    select ${columns} from member m
    where ${where}
    order by ${orderOf(sort, sees.visits)}
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*) as total from member m where ${where}`.execute(db);
  return { users, total: rows[0]?.total ?? 0 };
}

/** Lists members from a cursor in its order. Returns the next cursor when there are more members. */
export async function listUsersFromCursor(
  db: Kysely<Tables>,
  question: UserListQuery,
  sees: VisibilityRules,
  { cursor, more }: { readonly cursor: UserCursor; readonly more: readonly Condition[] },
): Promise<{ users: UserRow[]; next: string | undefined }> {
  const where = sql.join([...conditionsOf(question, sees), ...more, cursor.after], sql` and `);
  const { rows } = await sql<UserRow & { key: string }>`
    select ${columns}, ${cursor.key} as key from member m where ${where}
    order by ${cursor.orderBy} limit ${question.limit + 1}
  `.execute(db);
  const users = rows.slice(0, question.limit);
  const last = rows.length > users.length ? users.at(-1) : undefined;
  return { users, next: last && cursor.nextAfter(last.key, last.userID) };
}

const nameOrders: Readonly<Record<string, (name: string, now: Date) => Condition>> = {
  name: () => sql`m.name_key, m.user_id`,
  countComments: () => sql`m.count_comments desc, m.name_key, m.user_id`,
  dateLastActive: () => sql`${lastVisit(false)} desc nulls last, m.user_id`,
  mention: (name, now) => sql`
    m.name_key = ${foldedIdentity(name)} desc,
    coalesce(${lastVisit(false)} >= ${now}::timestamptz - interval '90 days', false) desc, m.name_key, m.user_id`,
};

/**
 * Finds members with a public profile by name or prefix (`al*`). Returns one more than a page, to detect a next page.
 */
export async function findUsersByName(
  db: Kysely<Tables>,
  { name, order, page, limit, now }: { name: string; order: string; page: number; limit: number; now: Date },
): Promise<UserRow[]> {
  const plain = name.replace(/\*$/, '');
  const orderBy = nameOrders[order]?.(plain, now) ?? sql`m.user_id`;
  const { rows } = await sql<UserRow>`
    select ${columns} from member m
    where ${named(name)} and m.date_deleted is null and not m.is_system and not m.private
    order by ${orderBy}
    limit ${limit + 1} offset ${(page - 1) * limit}
  `.execute(db);
  return rows;
}

/** Counts the reactions of each kind that the posts of some members received. */
export async function findReceivedReactions(db: Kysely<Tables>, userIDs: readonly number[]) {
  const { rows } = await sql<{
    userID: number;
    tagID: number;
    urlcode: string;
    name: string;
    class: string;
    photoUrl: string | null;
    count: number;
  }>`
    select r.record_user_id as "userID", t.tag_id as "tagID", t.urlcode, t.name, t.class, t.photo_url as "photoUrl",
      count(*) as count
    from reaction r join reaction_type t using (tag_id)
    where r.record_user_id = any(${userIDs}::bigint[]) and not t.hidden
    group by r.record_user_id, t.tag_id
    order by t.sort, t.tag_id
  `.execute(db);
  return Map.groupBy(rows, ({ userID }) => userID);
}
