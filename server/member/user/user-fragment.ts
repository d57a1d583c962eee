import { type RawBuilder, sql } from 'kysely';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';

/** The data about a member from which a fragment is built. */
export interface FragmentSource {
  readonly userID: number;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly dateLastActive: string | null;
  readonly title: string | null;
  readonly label: string | null;
  readonly banned: boolean;
  readonly private: boolean;
  /** Whether the member hides when they were last active. */
  readonly hidden: boolean;
  /** Whether the profile is closed to other members: private, or banned where banned profiles are private. */
  readonly closed: boolean;
}

/**
 * Returns the public part of a member that responses embed. A closed profile contains only name and photo
 * (docs/behavior/member.md#closed-profiles). The last visit of a member who hides it is never included.
 */
export const userFragmentOf = (facts: FragmentSource): UserFragment => ({
  userID: facts.userID,
  name: facts.name,
  url: profileUrl({ userID: facts.userID, name: facts.name }),
  photoUrl: facts.photoUrl,
  dateLastActive: facts.closed || facts.hidden ? null : facts.dateLastActive,
  title: facts.closed ? null : facts.title,
  label: facts.label,
  labelHtml: null,
  banned: facts.banned ? 1 : 0,
  private: facts.private,
});

/**
 * Selects whether the profile of a row of `member` is closed to other members. `table` is the table's name or alias in
 * the statement.
 */
export const isClosedOf = (table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.private`)} or (${sql.ref(`${table}.banned`)} and exists (
    select from setting where key = 'ui.bannedPrivateProfile' and value = 'true'::jsonb)))`;

/**
 * Selects when a member was last active. A member who hides it is treated as never active, so that filters, sort orders
 * and cursors do not reveal it.
 */
export const lastVisit = (seesVisits: boolean): RawBuilder<unknown> =>
  seesVisits ? sql`m.date_last_active` : sql`(case when m.hidden then null else m.date_last_active end)`;
