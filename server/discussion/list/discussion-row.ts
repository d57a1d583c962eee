import { type RawBuilder, sql } from 'kysely';
import type { Discussion, TagFragment } from '#api/discussion/discussion-fields.contract.ts';
import { internalStatusID } from '#api/discussion/status/discussion-status.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import type { PostMeta } from '#api/post/type/post-field.contract.ts';
import { statusSql } from '#server/discussion/status/discussion-status-column.ts';
import type { ModerationExtra } from '#server/moderation/triage/post-moderation.queries.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';

/** The `expand` values of a discussion. `body` is included unless removed. */
export type DiscussionExtra =
  | 'body'
  | 'insertUser'
  | 'insertUser.signature'
  | 'insertUser.profileFields'
  | 'updateUser'
  | 'lastUser'
  | 'lastPost'
  | 'lastPost.body'
  | 'lastPost.insertUser'
  | 'category'
  | 'breadcrumbs'
  | 'tags'
  | 'reactions'
  | 'excerpt'
  | 'snippet'
  | 'countReports'
  | 'rawBody'
  | 'permissions'
  | 'firstUnread'
  | 'status'
  | 'status.log'
  | 'acceptedAnswers'
  | 'rejectedAnswers'
  | 'postMeta'
  | ModerationExtra;

/** A stored discussion with the viewer's marks. */
export interface DiscussionRow {
  readonly discussion_id: number;
  readonly category_id: number;
  readonly type: string;
  /** The custom type; null when the discussion has the built-in type `type`. */
  readonly post_type_id: string | null;
  /** The values of post fields, if requested, including those of previous types. */
  readonly post_meta?: PostMeta | null;
  readonly name: string;
  readonly body?: string;
  readonly format?: string;
  readonly body_html?: string;
  readonly excerpt: string;
  readonly image_url: string | null;
  readonly insert_user_id: number;
  readonly update_user_id: number | null;
  readonly last_user_id: number | null;
  readonly last_comment_id: number | null;
  readonly accepted_comment_id: number | null;
  readonly date_inserted: string;
  readonly date_updated: string | null;
  readonly date_last_comment: string;
  readonly date_deleted: string | null;
  readonly count_comments: number;
  readonly count_positions: number;
  readonly count_views: number;
  readonly count_bookmarks: number;
  readonly score: number;
  readonly hot: number;
  readonly closed: boolean;
  readonly sink: boolean;
  readonly resolved: boolean;
  /** The effective status: assigned or automatic. */
  readonly status_id: number;
  /** The public note of an idea's status. */
  readonly status_notes: string | null;
  /** The date of a question's first answer and the date of its acceptance; null for other types. */
  readonly date_answered: string | null;
  readonly date_accepted: string | null;
  readonly pinned: boolean;
  readonly pin_location: 'category' | 'recent' | null;
  readonly canonical_url: string | null;
  readonly insert_ip_address: string | null;
  readonly bookmarked: boolean | null;
  readonly dismissed: boolean | null;
  readonly muted: boolean | null;
  readonly participated: boolean | null;
  readonly count_read: number | null;
  readonly viewed: boolean;
  readonly has_news: boolean;
  /** The tags by name, if requested. */
  readonly tags?: readonly TagFragment[] | null;
  /** The first unread comment, if requested and if the viewer has opened the discussion before. */
  readonly first_unread_comment_id?: number | null;
}

/** The tags of `d` by name, as JSON; null when there are none. */
const tagsColumn = sql`
    (select json_agg(json_build_object('tagID', tag.tag_id, 'name', tag.name, 'urlcode', tag.urlcode)
        order by lower(tag.name), tag.tag_id)
      from discussion_tag dt join tag on tag.tag_id = dt.tag_id
      where dt.discussion_id = d.discussion_id) as tags,`;

/** The first unread comment of `d`; null when the viewer has never opened it or has read everything. */
const firstUnreadColumn = sql`
    (select unread.comment_id from comment unread
      where unread.discussion_id = d.discussion_id and unread.position > dm.count_read and unread.date_deleted is null
        and unread.delete_method is distinct from 'full' and dm.date_last_viewed is not null
      order by unread.position limit 1) as first_unread_comment_id,`;

/** The dates of the first answer to question `d` and of the acceptance; null for other types. */
const answerColumns = sql`
    case when d.type = 'question' and d.count_comments > 0 then (
      select first.date_inserted from comment first
      where first.discussion_id = d.discussion_id and first.parent_comment_id is null and first.date_deleted is null
        and first.delete_method is distinct from 'full'
      order by first.root_position limit 1) end as date_answered,
    case when d.type = 'question' and d.count_comments > 0 then (
      select accepted.date_accepted from comment accepted
      where accepted.comment_id = d.accepted_comment_id) end as date_accepted,`;

/**
 * Returns the columns of a discussion `d` joined with the viewer's marks `dm`. Texts and tags are included on request
 * only.
 */
export function discussionColumns(expand: readonly DiscussionExtra[]): RawBuilder<unknown> {
  const body = expand.includes('body') ? sql`d.body_html,` : sql``;
  const raw = expand.includes('rawBody') ? sql`d.body, d.format,` : sql``;
  const tags = expand.includes('tags') ? tagsColumn : sql``;
  const meta = expand.includes('postMeta') ? sql`d.post_meta,` : sql``;
  const firstUnread = expand.includes('firstUnread') ? firstUnreadColumn : sql``;
  return sql`
    ${tags} ${firstUnread} ${answerColumns} d.discussion_id, d.category_id, d.type, d.post_type_id, ${meta} d.name, ${body} ${raw} d.excerpt, d.image_url, d.insert_user_id,
    d.update_user_id, d.last_user_id, d.last_comment_id, d.accepted_comment_id, d.date_inserted, d.date_updated,
    d.date_last_comment, d.date_deleted, d.count_comments, d.count_positions, d.count_views, d.count_bookmarks,
    d.score, d.hot, d.closed, d.sink, d.resolved, ${statusSql} as status_id, d.status_notes, d.pinned, d.pin_location, d.canonical_url, d.insert_ip_address,
    dm.bookmarked, dm.dismissed, dm.muted, dm.participated, dm.count_read, dm.date_last_viewed is not null as viewed`;
}

const joinCategoryMarks = (viewer: Viewer): RawBuilder<unknown> => sql`
  left join category_member cm on cm.category_id = d.category_id and cm.user_id = ${viewer.userID}`;

/** Joins the viewer's marks on `d`. For guests, who have none, the join costs nothing. */
export const joinMarks = (viewer: Viewer): RawBuilder<unknown> => sql`
  left join discussion_member dm on dm.discussion_id = d.discussion_id and dm.user_id = ${viewer.userID}
  ${joinCategoryMarks(viewer)}`;

/**
 * Joins the viewer's marks by a lookup for each row `d`, for conditions that most rows match. In a plain join with the
 * viewer as a parameter, the planner underestimates the number of marks and scans all of them repeatedly.
 */
export const lookUpMarks = (viewer: Viewer): RawBuilder<unknown> => sql`
  left join lateral (
    select * from discussion_member mark where mark.discussion_id = d.discussion_id and mark.user_id = ${viewer.userID} offset 0
  ) dm on true
  ${joinCategoryMarks(viewer)}`;

/** Returns the SQL condition that `d` has had activity since the viewer marked everything, or its category, as read. */
export const hasUnreadActivitySql = (viewer: Viewer): RawBuilder<boolean> => sql<boolean>`
  (d.date_last_comment > coalesce(
    greatest(${viewer.dateAllViewed}::timestamptz, cm.date_marked_read), '-infinity'::timestamptz))`;

/**
 * Returns the SQL condition that `d` has unread content. The comparison with the date on which everything was marked as
 * read is redundant but allows index use.
 */
export const isUnread = (viewer: Viewer): RawBuilder<boolean> => sql<boolean>`
  (d.date_last_comment > coalesce(${viewer.dateAllViewed}::timestamptz, '-infinity') and ${hasUnreadActivitySql(viewer)}
    and (dm.date_last_viewed is null or d.count_positions > dm.count_read))`;

const unreadOf = (row: DiscussionRow, viewer: Viewer): { unread: boolean; countUnread: number } => {
  const unread = viewer.userID > 0 && row.has_news && (!row.viewed || row.count_positions > (row.count_read ?? 0));
  const unseen = Math.max(0, row.count_positions - (row.count_read ?? 0));
  return { unread, countUnread: unread ? Math.min(row.count_comments, unseen) : 0 };
};

/** Returns the custom type of a discussion, if any. */
function madeTypeOf({ post_type_id }: DiscussionRow, viewer: Viewer): Pick<Discussion, 'postType'> {
  const type = post_type_id === null ? undefined : viewer.postTypes.find(post_type_id);
  return type ? { postType: { postTypeID: type.postTypeID, name: type.name } } : {};
}

/** Maps a discussion to the API representation for the viewer, without extras. */
export function toDiscussion(row: DiscussionRow, viewer: Viewer): Discussion {
  return {
    discussionID: row.discussion_id,
    type: row.type,
    postTypeID: row.post_type_id ?? row.type,
    ...madeTypeOf(row, viewer),
    name: row.name,
    ...(row.body_html !== undefined && { body: row.body_html }),
    categoryID: row.category_id,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    dateLastComment: row.date_last_comment,
    insertUserID: row.insert_user_id,
    updateUserID: row.update_user_id,
    lastUserID: row.last_user_id ?? row.insert_user_id,
    lastCommentID: row.last_comment_id,
    acceptedCommentID: row.accepted_comment_id,
    countComments: row.count_comments,
    countViews: row.count_views,
    countBookmarks: row.count_bookmarks,
    score: row.score,
    hot: row.hot,
    closed: row.closed,
    sink: row.sink,
    statusID: row.status_id,
    ...(may(viewer, 'staff.allow') && {
      resolved: row.resolved,
      internalStatusID: internalStatusID(row.resolved),
    }),
    pinned: row.pinned,
    pinLocation: row.pin_location,
    announce: row.pinned,
    bookmarked: row.bookmarked ?? false,
    dismissed: row.dismissed ?? false,
    muted: row.muted ?? false,
    participated: row.participated ?? false,
    ...unreadOf(row, viewer),
    canonicalUrl: row.canonical_url,
    image: row.image_url === null ? null : { url: row.image_url, alt: row.name },
    groupID: null,
    attributes: null,
    url: discussionUrl({ discussionID: row.discussion_id, name: row.name }),
    ...(may(viewer, 'personalInfo.view') && { insertIPAddress: row.insert_ip_address }),
  };
}
