import { type RawBuilder, sql } from 'kysely';
import type { EventChoices } from '#api/notification/preferences.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Cause, Subject } from './notification-subject.ts';

/** The maximum number of members notified in one transaction. */
export const mostCandidates = 500;

/** A possible recipient, with all data that decides whether and how they are notified. */
export interface Candidate {
  readonly user_id: number;
  /** All notification events that apply to the member because of the cause. */
  readonly types: readonly string[];
  readonly role_ids: readonly number[];
  readonly is_admin: boolean;
  readonly email_confirmed: boolean;
  readonly preferences: EventChoices;
  readonly category_preferences: Readonly<Record<string, boolean>> | null;
}

type Source = RawBuilder<unknown>;

const one = (userID: number | null, type: string): Source[] =>
  userID === null ? [] : [sql`select ${userID}::bigint as user_id, ${type}::text as type`];

const mentioned = ({ data }: Cause): Source[] =>
  data.mentions?.length
    ? [sql`select user_id, 'Mention' from member where user_id = any(${[...data.mentions]}::bigint[])`]
    : [];

const followers = (categoryID: number | null, type: string, what: 'posts' | 'comments'): Source => sql`
  select user_id, ${type} from category_member
  where category_id = ${categoryID} and followed and (
    preferences -> ${`preferences.popup.${what}`} = 'true' or preferences -> ${`preferences.email.${what}`} = 'true')`;

/**
 * Selects the members who have bookmarked, participated in or muted the discussion. A muted discussion yields a row
 * without an event, which excludes the member regardless of other reasons.
 */
const marked = (discussionID: number | null): Source => sql`
  select user_id, mark.type from discussion_member
  cross join lateral (values ('BookmarkComment', bookmarked), ('ParticipateComment', participated), (null, muted))
    as mark (type, holds)
  where discussion_id = ${discussionID}::bigint and (participated or bookmarked or muted) and mark.holds`;

const muting = (discussionID: number | null): Source => sql`
  select user_id, null from discussion_member where discussion_id = ${discussionID}::bigint and muted`;

function sourcesOf(cause: Cause, subject: Subject): Source[] {
  const { discussionID, categoryID } = subject;
  switch (cause.kind) {
    case 'told':
      return [
        sql`select user_id, ${cause.data.type ?? ''}::text from unnest(${[...(cause.data.recipients ?? [])]}::bigint[]) as told (user_id)`,
        muting(discussionID),
      ];
    case 'reaction':
      return [...one(subject.authorID, 'Reaction'), muting(discussionID)];
    case 'edit':
      return [...mentioned(cause), muting(discussionID)];
    case 'discussion':
      return [...mentioned(cause), followers(categoryID, 'NewDiscussion', 'posts'), muting(discussionID)];
    case 'comment':
      return [
        ...mentioned(cause),
        ...one(subject.parentUserID, 'CommentReply'),
        ...one(subject.discussionUserID, 'DiscussionComment'),
        marked(discussionID),
        followers(categoryID, 'NewComment', 'comments'),
      ];
  }
}

/**
 * Returns the next members that a cause concerns, ordered by ID. Excludes the actor, members who ignore the actor or
 * have muted the discussion, and banned or deleted members.
 */
export async function findCandidates(db: Queryable, cause: Cause, subject: Subject): Promise<Candidate[]> {
  const sources = sourcesOf(cause, subject);
  const { rows } = await sql<Candidate>`
    select m.user_id, concerned.types, m.is_admin, m.email_confirmed,
      array(select role_id from member_role where member_role.user_id = m.user_id order by role_id) as role_ids,
      coalesce(np.preferences, '{}') as preferences, cm.preferences as category_preferences
    from (
      select user_id, array_agg(distinct type) as types
      from (${sql.join(sources, sql` union all `)}) as source (user_id, type)
      where user_id > ${cause.told_until} and user_id <> ${cause.actor_id}
      group by user_id
      having count(*) = count(type)) concerned
    join member m using (user_id)
    left join notification_preference np using (user_id)
    left join category_member cm on cm.user_id = m.user_id and cm.category_id = ${subject.categoryID}::bigint and cm.followed
    where m.date_deleted is null and not m.banned and not m.is_system
      and not exists (
        select from member_ignore i where i.user_id = m.user_id and i.ignored_user_id = ${cause.actor_id})
    order by m.user_id
    limit ${mostCandidates}
  `.execute(db);
  return rows;
}
