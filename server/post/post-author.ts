import { sql } from 'kysely';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { maySeeValue } from '#server/member/profile-field/profile-field.policy.ts';
import { translateAnswer } from '#server/member/profile-field/profile-field-text.ts';
import { isClosedOf, userFragmentOf } from '#server/member/user/user-fragment.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { dataTypeColumn } from '#server/platform/http/field-data-type.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

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
  /**
   * Whether the profile is closed to other members: it is private, or the member is banned and banned profiles are
   * private.
   */
  readonly closed: boolean;
  readonly hidden: boolean;
  /**
   * The values of the profile fields that are shown next to posts, in the order of the fields. Present only if they
   * were requested.
   */
  readonly answers?: readonly (ShownAnswer & Pick<ProfileField, 'visibility'>)[] | null;
}

type ShownAnswer = NonNullable<UserFragment['answers']>[number];

/** Maps an author row to the fragment that API responses embed. */
export const authorFragmentOf = ({ user_id, photo_url, date_last_active, ...row }: AuthorRow): UserFragment =>
  userFragmentOf({ ...row, userID: user_id, photoUrl: photo_url, dateLastActive: date_last_active });

/** Returns the profile field values next to posts that the viewer may see. Returns none for a closed profile. */
function answersFor(
  viewer: Viewer | undefined,
  { user_id, closed, answers }: AuthorRow,
): Pick<UserFragment, 'answers'> {
  if (!viewer || closed || !answers) return {};
  const shown = answers
    .filter(({ visibility }) => maySeeValue(viewer, { enabled: true, visibility }, user_id))
    .map(({ visibility: _, ...answer }) => translateAnswer(answer, viewer.contentTexts));
  return shown.length > 0 ? { answers: shown } : {};
}

/** The placeholder author of a deleted comment or a removed member. */
export const unknownAuthor: UserFragment = {
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

/** Returns a loaded author's fragment. Returns `nobody` for a member that was not found. */
export type Authors = (userID: number | null) => UserFragment;

/** The columns of an author's `member` row. */
export const authorColumns = sql`
  member.user_id, member.name, member.photo_url, member.date_last_active, member.title, member.label, member.banned,
  member.private, member.hidden, ${isClosedOf('member')} as closed`;

const answerColumn = sql`
  (select jsonb_agg(jsonb_build_object('apiName', f.api_name, 'label', f.label, 'dataType', ${dataTypeColumn('f')},
      'formType', f.form_type, 'visibility', f.visibility, 'value', v.value) order by f.sort, f.api_name)
    from member_profile_field v join profile_field f using (api_name)
    where v.user_id = member.user_id and f.enabled and f.on_posts) as answers`;

/** Returns the lookup of authors. With a viewer, the fragments include the profile field values shown next to posts. */
export function authorsAmong(rows: readonly AuthorRow[], viewer?: Viewer): Authors {
  const known = new Map(rows.map((row) => [row.user_id, { ...authorFragmentOf(row), ...answersFor(viewer, row) }]));
  return (userID) => known.get(userID ?? 0) ?? unknownAuthor;
}

/**
 * Loads the authors of posts in one query. With a viewer, the fragments include the profile field values shown next to
 * posts.
 */
export async function findAuthors(
  db: Queryable,
  userIDs: Iterable<number | null>,
  viewer?: Viewer | undefined,
): Promise<Authors> {
  const wanted = [...new Set(userIDs)].filter((id) => id !== null && id > 0);
  if (wanted.length === 0) return () => unknownAuthor;
  const { rows } = await sql<AuthorRow>`
    select ${authorColumns}${viewer ? sql`, ${answerColumn}` : sql``}
    from member
    where user_id = any(${wanted})
  `.execute(db);
  return authorsAmong(rows, viewer);
}
