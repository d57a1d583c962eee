import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { discussionBulkRoutes } from '#api/discussion/transfer/discussion-bulk.contract.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { ApiError } from '#api/errors.ts';
import type { BodyFormat } from '#api/post/body/body-format.ts';
import { requirePostable, requireTitle } from '#server/discussion/discussion.policy.ts';
import type { NewDiscussion } from '#server/discussion/discussion-start.queries.ts';
import {
  type CommentDiscussion,
  findCommentDiscussions,
} from '#server/discussion/thread/comment-discussion.queries.ts';
import { insertLongJob, markItems } from '#server/moderation/bulk/long-job.queries.ts';
import { wakeNotifiers } from '#server/notification/cause-worker.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { loadSiteTexts } from '#server/platform/text/site-texts.ts';
import { acceptBody } from '#server/post/body/post-body.ts';
import { readPostMeta } from '#server/post/type/post-meta.ts';
import { requireWritable, storedType } from '#server/post/type/post-type.policy.ts';
import type { PostTypeCatalog, StoredPostType } from '#server/post/type/post-type-catalog.ts';
import { splitComments } from './discussion-split.ts';

type Body = z.output<(typeof discussionBulkRoutes)['split']['schema']['body']>;
type NewPost = Body['newPost'];

/** The system account, in whose name the forum itself posts. */
const systemUserID = 1;

/** Checks that the viewer may split comments from a discussion into a new one. */
function requireSplittable(
  viewer: Viewer,
  book: PostTypeCatalog,
  home: CommentDiscussion,
  { categoryID, postType }: NewPost,
): StoredPostType {
  const type = requireWritable(viewer, book, postType, 'newPost.postType');
  requirePermission(viewer, 'discussions.view', home.category_id);
  if (!may(viewer, 'curation.manage')) requirePermission(viewer, 'discussions.edit', home.category_id);
  requirePostable(viewer, categoryID, type);
  return type;
}

async function requireSharedDiscussion(forum: Forum, commentIDs: readonly number[]): Promise<CommentDiscussion> {
  const homes = await findCommentDiscussions(forum.db, commentIDs);
  const [home] = homes;
  if (!home || home.date_deleted !== null) throw new ApiError('comment.none-found');
  if (homes.length > 1) throw new ApiError('comment.from-several');
  return home;
}

/** Returns the default body of the new discussion, which links to the origin of its comments. */
async function introduction(forum: Forum, home: CommentDiscussion): Promise<string> {
  const { t } = await loadSiteTexts(forum);
  const name = home.name.replace(/[\\[\]]/g, String.raw`\$&`);
  const url = discussionUrl({ discussionID: home.discussion_id, name: home.name });
  return t('bulk.split.body', { link: `[${name}](${forum.configuration.siteUrl}${url})` });
}

async function writtenPost(forum: Forum, viewer: Viewer, home: CommentDiscussion, newPost: NewPost) {
  const settings = await forum.settings.get();
  const book = await forum.postTypes.get();
  const type = requireSplittable(viewer, book, home, newPost);
  requireTitle(settings, newPost.name);
  const body = newPost.body ?? (await introduction(forum, home));
  const format: BodyFormat = newPost.body === undefined ? 'markdown' : (newPost.format ?? 'markdown');
  const made: NewDiscussion = {
    name: newPost.name.replaceAll('\0', ''),
    body: body.replaceAll('\0', ''),
    format,
    rendered: await acceptBody(forum.db, settings, body, format),
    categoryID: newPost.categoryID,
    ...storedType(type),
    // The field values are checked against the permissions of the acting viewer, even when another member becomes the
    // author of the new post.
    postMeta: readPostMeta(viewer, {
      fields: book.fieldsOf(type.postTypeID),
      authorID: viewer.userID,
      entered: newPost.postMeta,
      prefix: 'newPost.postMeta.',
    }),
    userID: newPost.authorType === 'me' ? viewer.userID : systemUserID,
    now: forum.now(),
    ipAddress: null,
    closed: false,
    sink: false,
    resolved: false,
    pinLocation: null,
    draftID: undefined,
  };
  return made;
}

/** Splits comments into a new discussion in one transaction and responds like a completed long-running job. */
export async function splitIntoNewDiscussion(forum: Forum, { viewer, body }: FastifyRequest & { body: Body }) {
  requireSession(viewer);
  const commentIDs = [...new Set(body.commentIDs)];
  const home = await requireSharedDiscussion(forum, commentIDs);
  const made = await writtenPost(forum, viewer, home, body.newPost);
  const split = { fromID: body.seen?.discussionID ?? home.discussion_id, commentIDs, made, actorID: viewer.userID };
  const { discussionID, jobID } = await inTransaction(forum.db, async (trx) => {
    const done = await splitComments(trx, split);
    const job = { kind: 'discussion.split', userID: viewer.userID, input: {}, inBackground: false, now: forum.now() };
    const id = await insertLongJob(trx, { ...job, itemIDs: [done.discussionID] });
    await markItems(trx, id, [{ itemID: done.discussionID, logID: done.logID }]);
    return { discussionID: done.discussionID, jobID: id };
  });
  wakeNotifiers();
  return {
    progress: { successIDs: commentIDs, failedIDs: [], exceptionsByID: {}, countTotalIDs: commentIDs.length },
    callbackPayload: null,
    jobID,
    newPostID: discussionID,
    newPostUrl: discussionUrl({ discussionID, name: made.name }),
  };
}
