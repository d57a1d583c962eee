import { sql } from 'kysely';
import { profileUrl } from '#api/member/profile-url.ts';
import type { UserFragment } from '#api/member/user-fragment.contract.ts';
import type { Queryable } from '#server/category/queryable.ts';

/** A member as read from the database. */
export interface AuthorRow {
  readonly user_id: number;
  readonly name: string;
  readonly photo_url: string | null;
  readonly date_last_active: string | null;
  readonly title: string | null;
  readonly label: string | null;
  readonly banned: boolean;
  readonly private: boolean;
  /** The profile is closed to strangers: private, or banned where banned profiles are private. */
  readonly closed: boolean;
  readonly hidden: boolean;
}

/** Of a closed profile only name and photo go along with what its owner wrote (specification part 1 §2). */
const fragmentOf = (row: AuthorRow): UserFragment => ({
  userID: row.user_id,
  name: row.name,
  url: profileUrl({ userID: row.user_id, name: row.name }),
  photoUrl: row.photo_url,
  dateLastActive: row.closed || row.hidden ? null : row.date_last_active,
  title: row.closed ? null : row.title,
  label: row.label,
  labelHtml: null,
  banned: row.banned ? 1 : 0,
  private: row.private,
});

/** Who stands where nobody can be named: beside a deleted comment, or when a member is gone. */
export const nobody: UserFragment = {
  userID: 0,
  name: 'Unknown User',
  url: profileUrl({ userID: 0, name: 'Unknown User' }),
  photoUrl: null,
  dateLastActive: null,
  title: null,
  label: null,
  labelHtml: null,
  banned: 0,
  private: true,
};

/** Finds a member's fragment among those that were read; `nobody` for one that was not. */
export type Authors = (userID: number | null) => UserFragment;

/** The columns of a member who wrote something. */
export const authorColumns = sql`
  user_id, name, photo_url, date_last_active, title, label, banned, private, hidden,
  private or (banned and exists (
    select from setting where key = 'ui.bannedPrivateProfile' and value = 'true'::jsonb)) as closed`;

/** The members among whom authors are found. */
export function authorsAmong(rows: readonly AuthorRow[]): Authors {
  const known = new Map(rows.map((row) => [row.user_id, fragmentOf(row)]));
  return (userID) => known.get(userID ?? 0) ?? nobody;
}

/** Reads members as they stand beside what they wrote, all in one query. */
export async function findAuthors(db: Queryable, userIDs: Iterable<number | null>): Promise<Authors> {
  const wanted = [...new Set(userIDs)].filter((id) => id !== null && id > 0);
  if (wanted.length === 0) return () => nobody;
  const { rows } = await sql<AuthorRow>`
    select ${authorColumns}
    from member
    where user_id = any(${wanted})
  `.execute(db);
  return authorsAmong(rows);
}
