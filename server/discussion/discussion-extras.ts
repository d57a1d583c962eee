import { sql } from 'kysely';
import type { Discussion, PostFragment, TagFragment } from '#api/discussion/discussion-fields.contract.ts';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { categoryPermissions } from '#api/member/role/permission.ts';
import type { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import { breadcrumbsOf, categoryFragment } from '#server/category/category-view.ts';
import { translateTagNames } from '#server/category/tag-text.queries.ts';
import { type DiscussionExtra, type DiscussionRow, toDiscussion } from '#server/discussion/list/discussion-row.ts';
import { type DiscussionStatuses, findStatusesAmong } from '#server/discussion/status/discussion-status-view.ts';
import { findSignatures, withSignature } from '#server/member/settings/signature.queries.ts';
import { findModerationFields, type ModerationFields } from '#server/moderation/triage/post-moderation.queries.ts';
import { readsFor } from '#server/platform/database/batched-reads.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { findCardsIn, type LinkCards } from '#server/post/body/link-card.ts';
import { shorten } from '#server/post/body/render-body.ts';
import { type Authors, findAuthors } from '#server/post/post-author.ts';
import { findReactionCounts } from '#server/post/reaction/reaction.queries.ts';
import { presentPostMeta } from '#server/post/type/post-meta.ts';
import { type AttributesOf, findAttributes } from './discussion-attributes.ts';

interface Extras {
  readonly authors: Authors;
  readonly reactions: ReadonlyMap<number, ReactionCount[]>;
  readonly lastComments: ReadonlyMap<number, { body_html: string; date_inserted: string }>;
  readonly marks: ReadonlyMap<number, ModerationFields>;
  readonly statuses: DiscussionStatuses | undefined;
  readonly attributes: AttributesOf;
  readonly signatures: Awaited<ReturnType<typeof findSignatures>>;
  readonly cards: LinkCards;
}

/** Returns the tags of each discussion, sorted by name. */
export async function findTagsOf(db: Queryable, discussionIDs: readonly number[]): Promise<Map<number, TagFragment[]>> {
  const { rows } = await sql<{ discussion_id: number } & TagFragment>`
    select dt.discussion_id, tag.tag_id as "tagID", tag.name, tag.urlcode
    from discussion_tag dt
    join tag on tag.tag_id = dt.tag_id
    where dt.discussion_id = any(${[...discussionIDs]})
    order by lower(tag.name), tag.tag_id
  `.execute(db);
  const grouped = Map.groupBy(rows, ({ discussion_id }) => discussion_id);
  return new Map([...grouped].map(([id, tags]) => [id, tags.map(({ discussion_id: _, ...tag }) => tag)]));
}

async function findLastComments(db: Queryable, rows: readonly DiscussionRow[]) {
  const ids = rows.flatMap(({ last_comment_id }) => last_comment_id ?? []);
  const { rows: found } = await sql<{ comment_id: number; body_html: string; date_inserted: string }>`
    select comment_id, body_html, date_inserted from comment where comment_id = any(${ids}) and date_deleted is null
  `.execute(db);
  return new Map(found.map((row) => [row.comment_id, row]));
}

const authorIDs = (rows: readonly DiscussionRow[], has: (extra: DiscussionExtra) => boolean): (number | null)[] =>
  rows.flatMap((row) => [
    has('insertUser') ? row.insert_user_id : null,
    has('lastUser') || has('lastPost') || has('lastPost.insertUser') ? (row.last_user_id ?? row.insert_user_id) : null,
    has('updateUser') ? row.update_user_id : null,
  ]);

async function findExtras(
  db: Queryable,
  viewer: Viewer,
  rows: readonly DiscussionRow[],
  expand: readonly DiscussionExtra[],
  known: Authors | undefined,
): Promise<Extras> {
  const has = (extra: DiscussionExtra): boolean => expand.includes(extra);
  const ids = rows.map(({ discussion_id }) => discussion_id);
  const posts = rows.map((row) => ({
    recordID: row.discussion_id,
    userID: row.insert_user_id,
    categoryID: row.category_id,
  }));
  const wantsLastPost = has('lastPost') || has('lastPost.body') || has('lastPost.insertUser');
  const signed = has('insertUser.signature') ? rows.map((row) => row.insert_user_id) : [];
  const wantsStatus = has('status') || has('status.log');
  const joint = readsFor(viewer, db);
  const [authors, reactions, lastComments, marks, signatures, statuses, attributes, cards] = await Promise.all([
    known ?? findAuthors(joint, authorIDs(rows, has), has('insertUser.profileFields') ? viewer : undefined),
    has('reactions') && ids.length > 0 ? findReactionCounts(joint, viewer, 'discussion', ids) : new Map(),
    wantsLastPost ? findLastComments(joint, rows) : new Map(),
    findModerationFields(joint, viewer, { kind: 'discussion', posts, expand }),
    findSignatures(joint, viewer, signed),
    wantsStatus ? findStatusesAmong(db, viewer, ids, has('status.log')) : undefined,
    findAttributes(db, viewer, rows, expand),
    findCardsIn(
      joint,
      rows.map(({ body_html }) => body_html),
    ),
  ]);
  return { authors, reactions, lastComments, marks, signatures, statuses, attributes, cards };
}

/** Returns the post field values and definitions that the viewer may see. The row must be loaded with `postMeta`. */
export const postMetaOf = (viewer: Viewer, { type, post_type_id, post_meta, insert_user_id }: DiscussionRow) =>
  presentPostMeta(viewer, post_type_id ?? type, { answers: post_meta, authorID: insert_user_id });

function lastPostOf(row: DiscussionRow, extras: Extras, has: (extra: DiscussionExtra) => boolean): PostFragment {
  const comment = row.last_comment_id === null ? undefined : extras.lastComments.get(row.last_comment_id);
  const userID = (comment && row.last_user_id) || row.insert_user_id;
  const body = comment ? comment.body_html : row.body_html;
  return {
    discussionID: row.discussion_id,
    ...(comment && row.last_comment_id !== null && { commentID: row.last_comment_id }),
    name: comment ? `Re: ${row.name}` : row.name,
    ...(has('lastPost.body') && body !== undefined && { body }),
    url:
      comment && row.last_comment_id !== null
        ? commentUrl(row.last_comment_id)
        : discussionUrl({ discussionID: row.discussion_id, name: row.name }),
    dateInserted: comment ? comment.date_inserted : row.date_inserted,
    insertUserID: userID,
    insertUser: extras.authors(userID),
  };
}

/** Returns the requested moderation data of a discussion. */
function moderationFieldsOf(
  { discussion_id }: DiscussionRow,
  { marks }: Extras,
  has: (extra: DiscussionExtra) => boolean,
) {
  const { reportMeta, ...others } = marks.get(discussion_id) ?? {};
  return {
    ...others,
    ...(reportMeta && has('reportMeta') && { reportMeta }),
    ...(reportMeta && has('countReports') && { countReports: reportMeta.countReports }),
  };
}

/** The maximum number of characters of a snippet. */
const snippetLength = 100;

/** Returns the viewer's permissions in a category by name, including the consolidated permissions. */
export const permissionsIn = (viewer: Viewer, categoryID: number): Record<string, boolean> =>
  Object.fromEntries(
    [...categoryPermissions, 'discussions.moderate' as const, 'discussions.manage' as const].map((name) => [
      name,
      may(viewer, name, categoryID),
    ]),
  );

/**
 * Maps discussions to the API representation with the requested extras. One statement loads all of them except statuses
 * and attributes. Tags are part of the rows, and authors may be passed if already known.
 */
export async function presentDiscussions(
  db: Queryable,
  viewer: Viewer,
  rows: readonly DiscussionRow[],
  expand: readonly DiscussionExtra[],
  { excerptLength, authors }: { excerptLength?: number | undefined; authors?: Authors } = {},
): Promise<Discussion[]> {
  const wanted = new Set(expand);
  const has = (extra: DiscussionExtra): boolean => wanted.has(extra);
  const extras = await findExtras(db, viewer, rows, expand, authors);
  return rows.map((row) => {
    const node = viewer.categories.byID(row.category_id);
    const tags = translateTagNames(viewer, row.tags ?? []);
    return {
      ...toDiscussion(row, viewer),
      ...(row.body_html !== undefined && { body: extras.cards(row.body_html) }),
      ...moderationFieldsOf(row, extras, has),
      attributes: extras.attributes(row),
      ...(has('insertUser') && { insertUser: withSignature(extras.authors(row.insert_user_id), extras.signatures) }),
      ...(has('updateUser') && { updateUser: row.update_user_id === null ? null : extras.authors(row.update_user_id) }),
      ...(has('lastUser') && { lastUser: extras.authors(row.last_user_id ?? row.insert_user_id) }),
      ...((has('lastPost') || has('lastPost.body') || has('lastPost.insertUser')) && {
        lastPost: lastPostOf(row, extras, has),
      }),
      ...(has('category') && node && { category: categoryFragment(node) }),
      ...(has('breadcrumbs') && { breadcrumbs: breadcrumbsOf(viewer, viewer.categories, row.category_id) }),
      ...(has('tags') && { tags, tagIDs: tags.map(({ tagID }) => tagID) }),
      ...(has('reactions') && { reactions: extras.reactions.get(row.discussion_id) ?? [] }),
      ...(has('excerpt') && { excerpt: excerptLength ? shorten(row.excerpt, excerptLength) : row.excerpt }),
      ...(has('snippet') && { snippet: shorten(row.excerpt, snippetLength) }),
      ...(has('rawBody') && { bodyRaw: row.body ?? '', format: row.format as Discussion['format'] }),
      ...(has('permissions') && { permissions: permissionsIn(viewer, row.category_id) }),
      ...(has('postMeta') && postMetaOf(viewer, row)),
      ...extras.statuses?.(row),
      ...(has('firstUnread') && { firstUnreadCommentID: row.has_news ? (row.first_unread_comment_id ?? null) : null }),
    } as Discussion;
  });
}
