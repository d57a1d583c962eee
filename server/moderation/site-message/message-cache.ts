import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#api/errors.ts';
import type { ModerationMessage } from '#api/moderation/site-message/moderation-message.contract.ts';
import type { ContentTexts } from '#server/administration/translation/content-text.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import { dismissedCookie, withDismissed } from '#server/moderation/site-message/dismissed-cookie.ts';
import { isMessageFor, mayManageMessages } from '#server/moderation/site-message/moderation-message.policy.ts';
import {
  insertDismissal,
  listMessages,
  type MessageRow,
} from '#server/moderation/site-message/moderation-message.queries.ts';
import { type Cached, createCached } from '#server/platform/cache/cached-value.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { translateMessage } from './message-translation.ts';

const books = new WeakMap<Forum, Cached<readonly MessageRow[]>>();

function bookOf(forum: Forum): Cached<readonly MessageRow[]> {
  const known = books.get(forum) ?? createCached(forum, 'moderation-message', listMessages);
  books.set(forum, known);
  return known;
}

const withPlace = ({ categoryID, ...row }: MessageRow, tree: CategoryTree): ModerationMessage => ({
  ...row,
  recordType: categoryID === null ? null : 'category',
  recordID: categoryID,
  categoryIDs:
    categoryID === null ? null : row.includeDescendants ? [...tree.withDescendants(categoryID)] : [categoryID],
});

/** Returns all messages with the categories on whose pages they appear, with the texts of a language if it is given. */
export async function loadMessages(forum: Forum, texts?: ContentTexts): Promise<readonly ModerationMessage[]> {
  const [rows, tree] = await Promise.all([bookOf(forum).get(), forum.categories.get()]);
  const shown = await Promise.all(rows.map((row) => translateMessage(forum.db, row, texts)));
  return shown.map((row) => withPlace(row, tree));
}

/** Invalidates the cached messages and their translations in every process. */
export async function invalidateMessages(forum: Forum): Promise<void> {
  await bookOf(forum).changed();
  await forum.contentTexts.changed();
}

/**
 * Returns a message that the viewer may see.
 *
 * @throws {ApiError} moderation-message.not-found.
 */
export async function findMessageFor(forum: Forum, viewer: Viewer, id: number): Promise<ModerationMessage> {
  const message = (await loadMessages(forum)).find((one) => one.moderationMessageID === id);
  const isSeen = message && (mayManageMessages(viewer) || isMessageFor(viewer, message));
  return requireFound(isSeen ? message : undefined, 'moderation-message.not-found');
}

/**
 * Dismisses a message for the viewer: in a cookie, and for members also in their account.
 *
 * @throws {ApiError} moderation-message.not-found, moderation-message.not-dismissible.
 */
export async function dismissMessage(
  { viewer, cookies, server: { forum } }: FastifyRequest,
  reply: FastifyReply,
  id: number,
): Promise<void> {
  const { isDismissible } = await findMessageFor(forum, viewer, id);
  if (!isDismissible) throw new ApiError('moderation-message.not-dismissible');
  if (viewer.userID !== 0) await insertDismissal(forum.db, { userID: viewer.userID, id, now: forum.now() });
  reply.setCookie(dismissedCookie, withDismissed(cookies[dismissedCookie], id), {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    maxAge: 31_536_000,
  });
}
