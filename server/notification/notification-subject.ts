import { sql } from 'kysely';
import type { NotificationType } from '#api/notification/notification-type.ts';
import type { JsonValue } from '#server/platform/cache/bus.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/**
 * The kind of a cause: a new comment or discussion, a mention added by an edit, a reaction, or an event sent by
 * `notify`.
 */
export type CauseKind = 'comment' | 'discussion' | 'edit' | 'reaction' | 'told';

/** An event that causes notifications. */
export interface Cause {
  readonly cause_id: number;
  readonly kind: CauseKind;
  readonly actor_id: number;
  readonly record_type: string;
  readonly record_id: number;
  readonly data: CauseData;
  readonly told_until: number;
  readonly attempts: number;
  readonly date_inserted: string;
}

/** The additional data of a cause. */
export interface CauseData {
  /** The members that the post mentions. */
  readonly mentions?: readonly number[];
  /** The recipients that the caller of `notify` names. */
  readonly recipients?: readonly number[];
  readonly type?: string;
  readonly cause?: string;
  readonly batch?: string;
  readonly [name: string]: JsonValue | readonly string[] | readonly number[] | undefined;
}

/** The subject of notifications. */
export interface Subject {
  readonly recordType: string;
  readonly recordID: number;
  readonly discussionID: number | null;
  readonly categoryID: number | null;
  /** The author of the discussion, and the author of the answered comment. */
  readonly discussionUserID: number | null;
  readonly parentUserID: number | null;
  /** The author of the post. */
  readonly authorID: number | null;
  readonly cause: string;
  batchOf(type: NotificationType | string): string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface PostRow {
  readonly discussion_id: number;
  readonly category_id: number;
  readonly discussion_user_id: number;
  readonly parent_user_id: number | null;
  readonly author_id: number;
}

/** Returns the post of a cause; undefined if it has been deleted. */
async function findPost(db: Queryable, { record_type, record_id }: Cause): Promise<PostRow | undefined> {
  const { rows } =
    record_type === 'comment'
      ? await sql<PostRow>`
        select d.discussion_id, d.category_id, d.insert_user_id as discussion_user_id,
          p.insert_user_id as parent_user_id, c.insert_user_id as author_id
        from comment c
        join discussion d using (discussion_id)
        left join comment p on p.comment_id = c.parent_comment_id and p.date_deleted is null
        where c.comment_id = ${record_id} and c.date_deleted is null and d.date_deleted is null
      `.execute(db)
      : await sql<PostRow>`
        select discussion_id, category_id, insert_user_id as discussion_user_id, null::bigint as parent_user_id,
          insert_user_id as author_id
        from discussion where discussion_id = ${record_id} and date_deleted is null
      `.execute(db);
  return rows[0];
}

const isPost = ({ record_type }: Cause): boolean => record_type === 'comment' || record_type === 'discussion';

/** Returns the subject of a cause; undefined if it no longer exists. */
export async function findSubject(db: Queryable, cause: Cause): Promise<Subject | undefined> {
  const post = isPost(cause) ? await findPost(db, cause) : undefined;
  if (isPost(cause) && !post) return undefined;
  const record = `${cause.record_type}:${cause.record_id}`;
  const { mentions: _, recipients: __, cause: named, batch, ...data } = cause.data;
  return {
    recordType: cause.record_type,
    recordID: cause.record_id,
    discussionID: post?.discussion_id ?? null,
    categoryID: post?.category_id ?? null,
    discussionUserID: post?.discussion_user_id ?? null,
    parentUserID: post?.parent_user_id ?? null,
    authorID: post?.author_id ?? null,
    cause: named ?? causeOf(cause, record),
    batchOf: (type) => batch ?? (joinsComments.has(type) && post ? `discussion:${post.discussion_id}` : record),
    data,
  };
}

/** Comments in the same discussion form one batch. */
const joinsComments: ReadonlySet<string> = new Set([
  'DiscussionComment',
  'BookmarkComment',
  'ParticipateComment',
  'NewComment',
]);

function causeOf({ kind, actor_id, data }: Cause, record: string): string {
  if (kind === 'reaction') return `reaction:${record}:by:${actor_id}`;
  return kind === 'told' ? `${data.type}:${record}` : record;
}
