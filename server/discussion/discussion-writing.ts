import { sql, type Transaction } from 'kysely';
import type { DiscussionPatch, DiscussionPost } from '#api/discussion/discussion-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import { comerOf } from '#server/moderation/ban-rule-check.ts';
import { type Passing, premoderate } from '#server/moderation/premoderation.ts';
import { newMentionsIn } from '#server/notification/mention.ts';
import { wakeNotifiers } from '#server/notification/notifier.ts';
import { causePost } from '#server/notification/post-cause.ts';
import { afterCommit, inTransaction } from '#server/platform/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { found } from '#server/platform/me.ts';
import type { Tables } from '#server/platform/tables.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { changeAuthor } from '#server/post/post-authorship.queries.ts';
import { acceptBody } from '#server/post/post-body.ts';
import { demandPostingRate } from '#server/post/posting-limit.ts';
import { textOfHtml } from '#server/post/render-body.ts';
import { writeAgain } from '#server/post/write-again.ts';
import {
  demandChangeable,
  demandReadable,
  demandStartable,
  demandTitle,
  pinOf,
  readType,
} from './discussion.policy.ts';
import { findDiscussion } from './discussion.queries.ts';
import { indexDiscussion, lockDiscussion, moveDiscussions, updateDiscussion } from './discussion-change.queries.ts';
import { withDiscussionLog } from './discussion-log.ts';
import type { DiscussionRow } from './discussion-row.ts';
import { insertDiscussion, type NewDiscussion } from './discussion-start.queries.ts';
import { makeTags, resolveTags, writeTags } from './discussion-tag.queries.ts';
import { demandAsSeen } from './seen-discussion.ts';

/**
 * Starts a discussion, if the viewer may; gives its number. One that has been approved is not held again.
 *
 * @throws {ApiError} post.held (202) when somebody has to look at it first.
 */
export async function startDiscussion(
  forum: Forum,
  viewer: Viewer,
  post: DiscussionPost,
  { ipAddress, isApproved = false }: Passing,
): Promise<number> {
  const settings = await forum.settings.get();
  const type = readType(post.type ?? post.postTypeID ?? 'discussion');
  if (!type) throw ApiError.fields({ type: 'There is no such type of discussion.' });
  demandStartable(viewer, settings, post, type);
  demandTitle(settings, post.name);
  const rendered = acceptBody(settings, post.body, post.format);
  if (!isApproved) {
    await demandPostingRate(forum, viewer, comerOf(viewer, ipAddress));
    const { name, categoryID } = post;
    const asked = { recordType: 'discussion', categoryID, discussionID: null, name, rendered } as const;
    await premoderate(forum, viewer, { ...asked, post, ipAddress });
  }
  const made: NewDiscussion = {
    name: post.name.replaceAll('\0', ''),
    body: post.body.replaceAll('\0', ''),
    format: post.format,
    rendered,
    categoryID: post.categoryID,
    type,
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
  const withTags = tagIDs.length + newTagNames.length > 0;
  const discussionID = await (withTags ? storeWithTags() : writeAgain(() => insertDiscussion(forum.db, made)));
  wakeNotifiers();
  return discussionID;

  function storeWithTags() {
    return inTransaction(forum.db, async (trx) => {
      const known = await resolveTags(trx, { tagIDs });
      const fresh = await makeTags(trx, newTagNames, viewer.userID, made.now);
      const discussionID = await insertDiscussion(trx, made);
      await writeTags(trx, discussionID, [...known, ...fresh]);
      return discussionID;
    });
  }
}

/** Reads a discussion that the viewer may read, with all its text. */
export const readWhole = async (forum: Forum, viewer: Viewer, discussionID: number): Promise<DiscussionRow> =>
  demandReadable(viewer, await findDiscussion(forum.db, viewer, discussionID, ['body', 'rawBody']));

/** A change without how its author saw the discussion: when it is approved, time has passed. */
const unseen = ({ seen: _, ...change }: DiscussionPatch) => change;

/** What is kept of a body as it is judged again, though only the title changes. */
const asRendered = (html: string) => ({ html, text: textOfHtml(html), excerpt: '', imageUrl: null });

async function demandMember(forum: Forum, userID: number): Promise<void> {
  const member = await forum.db
    .selectFrom('member')
    .select('user_id')
    .where('user_id', '=', userID)
    .where('date_deleted', 'is', null)
    .executeTakeFirst();
  found(member, 'user.not-found');
}

const textOf = async (forum: Forum, row: DiscussionRow, change: DiscussionPatch) => {
  if (change.body === undefined && change.format === undefined) return undefined;
  const [body, format] = [change.body ?? row.body ?? '', change.format ?? row.format ?? 'text'];
  return { body: body.replaceAll('\0', ''), format, rendered: acceptBody(await forum.settings.get(), body, format) };
};

/** Changes a discussion in everything that was asked, if the viewer may change all of it; else nothing changes. */
export async function changeDiscussion(
  forum: Forum,
  viewer: Viewer,
  discussionID: number,
  change: DiscussionPatch,
  { ipAddress, isApproved = false, writtenAt = forum.now() }: Passing,
): Promise<void> {
  const settings = await forum.settings.get();
  const now = forum.now();
  const row = await readWhole(forum, viewer, discussionID);
  demandChangeable(viewer, settings, { row, change, now: writtenAt });
  if (change.name !== undefined) demandTitle(settings, change.name);
  if (change.insertUserID !== undefined) await demandMember(forum, change.insertUserID);
  const name = change.name?.replaceAll('\0', '');
  const text = await textOf(forum, row, change);
  if (!isApproved && (text || (name !== undefined && name !== row.name)))
    await premoderate(forum, viewer, {
      recordType: 'discussion',
      categoryID: row.category_id,
      discussionID,
      name: name ?? row.name,
      rendered: text?.rendered ?? asRendered(row.body_html ?? ''),
      post: unseen(change),
      editOf: discussionID,
      ipAddress,
    });
  const { categoryID, insertUserID, tagIDs, newTagNames, draftID, closed, sink, resolved } = change;
  await inTransaction(forum.db, async (trx) => {
    await lockDiscussion(trx, discussionID);
    await demandAsSeen(trx, discussionID, change.seen);
    await withDiscussionLog(trx, { discussionID, actorID: viewer.userID }, () => store(trx));
  });

  async function store(trx: Transaction<Tables>): Promise<void> {
    await updateDiscussion(trx, discussionID, {
      change: { name, text, closed, sink, resolved, pin: pinOf(change) },
      userID: viewer.userID,
      now,
    });
    if (name !== undefined || text)
      await indexDiscussion(trx, discussionID, {
        name: name ?? row.name,
        text: text?.rendered.text ?? textOfHtml(row.body_html ?? ''),
      });
    const mentions = text ? newMentionsIn(text.rendered.html, row.body_html ?? '') : [];
    if (mentions.length > 0) {
      const post = { recordType: 'discussion', recordID: sql`${discussionID}::bigint`, mentions } as const;
      await causePost(trx, 'edit', { actorID: viewer.userID, now, ...post });
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
