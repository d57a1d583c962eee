import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { DiscussionPatch, DiscussionPost } from '#api/discussion/discussion-fields.contract.ts';
import type { PostMeta, PostMetaPatch } from '#api/post/type/post-field.contract.ts';
import { requireExpectedState } from '#server/discussion/expected-discussion.ts';
import type { DiscussionRow } from '#server/discussion/list/discussion-row.ts';
import { type PostOrigin, premoderate } from '#server/moderation/approval/premoderation.ts';
import { toBanCandidate } from '#server/moderation/ban/ban-rule-check.ts';
import { wakeNotifiers } from '#server/notification/cause-worker.ts';
import { lostMentionsIn, newMentionsIn } from '#server/notification/mention.ts';
import { storePostCause, withdrawMentions } from '#server/notification/post-cause.ts';
import { afterCommit, inTransaction, onceCommitted } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { indexAnswers } from '#server/post/answer-index.queries.ts';
import { acceptBody } from '#server/post/body/post-body.ts';
import { textOfHtml } from '#server/post/body/render-body.ts';
import { changeAuthor } from '#server/post/post-authorship.queries.ts';
import { requirePostingRate } from '#server/post/posting-limit.ts';
import { retryWrite } from '#server/post/retry-write.ts';
import { readPostMeta, withAnswers } from '#server/post/type/post-meta.ts';
import { requireWritable, storedType } from '#server/post/type/post-type.policy.ts';
import type { StoredPostType } from '#server/post/type/post-type-catalog.ts';
import {
  pinOf,
  requireChangeable,
  requireReadable,
  requireStartable,
  requireTitle,
  typeOfRow,
} from './discussion.policy.ts';
import { findDiscussion } from './discussion.queries.ts';
import { indexDiscussion, lockDiscussion, moveDiscussions, updateDiscussion } from './discussion-change.queries.ts';
import { withDiscussionLog } from './discussion-log.ts';
import { insertDiscussion, type NewDiscussion } from './discussion-start.queries.ts';
import { makeTags, resolveTags, writeTags } from './discussion-tag.queries.ts';

/**
 * Creates a discussion with permission and returns its ID. An approved discussion is not held again.
 *
 * @throws {ApiError} post.held (202) when the discussion requires approval.
 */
export async function startDiscussion(
  forum: Forum,
  viewer: Viewer,
  post: DiscussionPost,
  { ipAddress, isApproved = false }: PostOrigin,
): Promise<number> {
  const settings = await forum.settings.get();
  const book = await forum.postTypes.get();
  const requested = post.type ?? post.postTypeID ?? 'discussion';
  // An approved post is published as written, even if its type has changed in the meantime.
  const type = (isApproved && book.find(requested)) || requireWritable(viewer, book, requested);
  requireStartable(viewer, settings, post, isApproved ? anywhere(type) : type);
  requireTitle(settings, post.name);
  const fields = book.fieldsOf(type.postTypeID);
  const postMeta = isApproved
    ? withoutNull(post.postMeta)
    : readPostMeta(viewer, { fields, authorID: viewer.userID, entered: post.postMeta });
  const rendered = await acceptBody(forum.db, settings, post.body, post.format);
  if (!isApproved) {
    await requirePostingRate(forum, viewer, 'discussions', toBanCandidate(viewer, ipAddress));
    const { name, categoryID } = post;
    const judged = withAnswers(rendered, fields, postMeta);
    const made = { recordType: 'discussion', categoryID, discussionID: null, name, rendered: judged } as const;
    await premoderate(forum, viewer, { ...made, post, ipAddress });
  }
  const made: NewDiscussion = {
    name: post.name.replaceAll('\0', ''),
    body: post.body.replaceAll('\0', ''),
    format: post.format,
    rendered,
    categoryID: post.categoryID,
    ...storedType(type),
    postMeta,
    userID: viewer.userID,
    now: forum.now(),
    ipAddress,
    closed: post.closed ?? false,
    sink: post.sink ?? false,
    resolved: post.resolved ?? false,
    pinLocation: pinOf(post)?.pinLocation ?? null,
    draftID: post.draftID,
  };
  const { tagIDs = [], newTagNames = [] } = post;
  const isPlain = tagIDs.length + newTagNames.length === 0 && postMeta === null;
  const discussionID = await (isPlain ? retryWrite(() => insertDiscussion(forum.db, made)) : storeWithMore());
  onceCommitted(forum.db, wakeNotifiers);
  return discussionID;

  function storeWithMore() {
    return inTransaction(forum.db, async (trx) => {
      const known = await resolveTags(trx, { tagIDs });
      const fresh = await makeTags(trx, newTagNames, viewer.userID, made.now);
      const discussionID = await insertDiscussion(trx, made);
      await writeTags(trx, discussionID, [...known, ...fresh]);
      if (postMeta) await indexAnswers(trx, [discussionID]);
      return discussionID;
    });
  }
}

const anywhere = (type: StoredPostType): StoredPostType => ({ ...type, categoryIDs: [] });

const withoutNull = (answers: PostMetaPatch | undefined): PostMeta | null =>
  answers ? (Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null)) as PostMeta) : null;

/** Loads a discussion that the viewer may read, with its text and field values. */
export const loadFullDiscussion = async (forum: Forum, viewer: Viewer, discussionID: number): Promise<DiscussionRow> =>
  requireReadable(viewer, await findDiscussion(forum.db, viewer, discussionID, ['body', 'rawBody', 'postMeta']));

/** Removes the `seen` state from a change, because it is outdated when the change is approved later. */
const unseen = ({ seen: _, ...change }: DiscussionPatch) => change;

/** The minimal rendered body for premoderation when only the title or field values change. */
const asRendered = (html: string) => ({ html, text: textOfHtml(html), excerpt: '', imageUrl: null });

async function requireMember(forum: Forum, userID: number): Promise<void> {
  const member = await forum.db
    .selectFrom('member')
    .select('user_id')
    .where('user_id', '=', userID)
    .where('date_deleted', 'is', null)
    .executeTakeFirst();
  requireFound(member, 'user.not-found');
}

const textOf = async (forum: Forum, row: DiscussionRow, change: DiscussionPatch) => {
  if (change.body === undefined && change.format === undefined) return undefined;
  const [body, format] = [change.body ?? row.body ?? '', change.format ?? row.format ?? 'text'];
  return {
    body: body.replaceAll('\0', ''),
    format,
    rendered: await acceptBody(forum.db, await forum.settings.get(), body, format),
  };
};

/** Applies all requested changes to a discussion, or none if the viewer lacks permission for any of them. */
export async function changeDiscussion(
  forum: Forum,
  viewer: Viewer,
  discussionID: number,
  change: DiscussionPatch,
  { ipAddress, isApproved = false, writtenAt = forum.now() }: PostOrigin,
): Promise<void> {
  const settings = await forum.settings.get();
  const now = forum.now();
  const row = await loadFullDiscussion(forum, viewer, discussionID);
  const book = await forum.postTypes.get();
  const type = typeOfRow(book, row);
  requireChangeable(viewer, settings, { row, type, change, now: writtenAt });
  if (change.name !== undefined) requireTitle(settings, change.name);
  if (change.insertUserID !== undefined) await requireMember(forum, change.insertUserID);
  const name = change.name?.replaceAll('\0', '');
  const text = await textOf(forum, row, change);
  const fields = book.fieldsOf(type.postTypeID);
  const postMeta = changedMeta();
  if (!isApproved && (text || postMeta || (name !== undefined && name !== row.name)))
    await premoderate(forum, viewer, {
      recordType: 'discussion',
      categoryID: row.category_id,
      discussionID,
      name: name ?? row.name,
      rendered: withAnswers(text?.rendered ?? asRendered(row.body_html ?? ''), fields, postMeta),
      post: unseen(change),
      editOf: discussionID,
      ipAddress,
    });
  const { categoryID, insertUserID, tagIDs, newTagNames, draftID, closed, sink, resolved } = change;
  await inTransaction(forum.db, async (trx) => {
    await lockDiscussion(trx, discussionID);
    await requireExpectedState(trx, discussionID, change.seen);
    await withDiscussionLog(trx, { discussionID, actorID: viewer.userID }, () => store(trx));
  });

  /** Returns the new values of all post fields. Returns undefined when they remain unchanged. */
  function changedMeta(): PostMeta | null | undefined {
    if (change.postMeta === undefined) return undefined;
    if (isApproved) return withoutNull({ ...row.post_meta, ...change.postMeta });
    const before = row.post_meta;
    const answers = readPostMeta(viewer, { fields, authorID: row.insert_user_id, before, entered: change.postMeta });
    return isDeepStrictEqual(answers, before ?? null) ? undefined : answers;
  }

  async function store(trx: Transaction<Tables>): Promise<void> {
    await updateDiscussion(trx, discussionID, {
      change: { name, text, closed, sink, resolved, postMeta, pin: pinOf(change) },
      userID: viewer.userID,
      now,
    });
    if (name !== undefined || text)
      await indexDiscussion(trx, discussionID, {
        name: name ?? row.name,
        text: text?.rendered.text ?? textOfHtml(row.body_html ?? ''),
      });
    const mentions = text ? newMentionsIn(text.rendered.html, row.body_html ?? '') : [];
    const lost = text ? lostMentionsIn(text.rendered.html, row.body_html ?? '') : [];
    if (lost.length > 0) await withdrawMentions(trx, { recordType: 'discussion', recordID: discussionID }, lost);
    if (mentions.length > 0) {
      const post = { recordType: 'discussion', recordID: sql`${discussionID}::bigint`, mentions } as const;
      await storePostCause(trx, 'edit', { actorID: viewer.userID, now, ...post });
      afterCommit(trx, wakeNotifiers);
    }
    if (categoryID !== undefined) await moveDiscussions(trx, [discussionID], categoryID);
    if (insertUserID !== undefined)
      await changeAuthor(trx, { recordType: 'discussion', recordID: discussionID, userID: insertUserID });
    if (tagIDs || newTagNames) {
      const known = await resolveTags(trx, { tagIDs });
      const fresh = await makeTags(trx, newTagNames ?? [], viewer.userID, now);
      await writeTags(trx, discussionID, [...known, ...fresh]);
    }
    if (draftID !== undefined)
      await trx
        .deleteFrom('draft')
        .where('draft_id', '=', draftID)
        .where('insert_user_id', '=', viewer.userID)
        .execute();
  }
}
