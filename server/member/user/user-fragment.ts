import { type RawBuilder, sql } from 'kysely';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';

/** The facts about a member from which a fragment is made. */
export interface FragmentFacts {
  readonly userID: number;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly dateLastActive: string | null;
  readonly title: string | null;
  readonly label: string | null;
  readonly banned: boolean;
  readonly private: boolean;
  /** The member hides when they were last active. */
  readonly hidden: boolean;
  /** The profile is closed to strangers: private, or banned where banned profiles are private. */
  readonly closed: boolean;
}

/**
 * The part of a member that anybody may be told, as every answer embeds it. A closed profile shows name and photo only
 * (specification part 1 §2); the last visit of a member who hides it is told to nobody.
 */
export const userFragmentOf = (facts: FragmentFacts): UserFragment => ({
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

/** Whether the profile of a row of `member` is closed to strangers, by the table's name in the statement. */
export const isClosedOf = (table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.private`)} or (${sql.ref(`${table}.banned`)} and exists (
    select from setting where key = 'ui.bannedPrivateProfile' and value = 'true'::jsonb)))`;

/**
 * When a member was last active, as far as it is told. Members who hide it are as if they had never come, so that
 * neither filters nor orders nor cursors tell it.
 */
export const lastVisit = (seesVisits: boolean): RawBuilder<unknown> =>
  seesVisits ? sql`m.date_last_active` : sql`(case when m.hidden then null else m.date_last_active end)`;
