import { ApiError } from '#api/errors.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { findIgnoring } from '#server/member/identity/ignore.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { may, requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { findRecipients, type Recipient } from './conversation.queries.ts';
import type { ConversationRow } from './conversation-row.ts';

/** Rejects guests, and everyone if conversations are disabled. */
export function requireConversations(viewer: Viewer, settings: Settings): void {
  requireSession(viewer);
  if (!settings['conversations.enabled']) throw new ApiError('conversation.disabled');
}

/** Rejects files of viewers who may not upload, and more files than a message may have. */
export function requireAllowedFiles(viewer: Viewer, settings: Settings, mediaIDs: readonly number[]): void {
  if (mediaIDs.length === 0) return;
  requirePermission(viewer, 'uploads.add');
  const most = settings['conversations.maxFiles'];
  if (mediaIDs.length > most) throw ApiError.fields({ mediaIDs: `A message can have at most ${most} files.` });
}

/**
 * Returns the conversation if the viewer participates in it; for everyone else it does not exist. Only participants can
 * write messages, add members, leave, or mark it as read.
 */
export function requireParticipant(row: ConversationRow | undefined): ConversationRow {
  if (!row?.takes_part) throw new ApiError('conversation.not-found');
  return row;
}

/** Returns the maximum number of recipients of a viewer. Moderators are not limited. */
export const mostRecipients = (viewer: Viewer, settings: Settings): number =>
  may(viewer, ['conversations.moderate', 'community.moderate'])
    ? Number.POSITIVE_INFINITY
    : settings['conversations.maxRecipients'];

const refuse = (reason: string): never => {
  throw ApiError.fields({ participantUserIDs: reason });
};

function refuseUnreachable(recipient: Recipient, ignoring: ReadonlySet<number>): void {
  if (recipient.banned) refuse(`${recipient.name} has been banned and cannot receive messages.`);
  if (ignoring.has(recipient.user_id)) refuse(`${recipient.name} does not receive messages from you.`);
}

/** Returns the requested recipients without the viewer. Throws when there are none or too many. */
export function recipientsAmong(viewer: Viewer, settings: Settings, userIDs: readonly number[]): readonly number[] {
  const recipients = [...new Set(userIDs)].filter((userID) => userID !== viewer.userID);
  if (recipients.length === 0) refuse('You must provide at least one recipient.');
  checkRecipientLimit(viewer, settings, recipients.length);
  return recipients;
}

/** Rejects more participants than the viewer may write to. */
export function checkRecipientLimit(viewer: Viewer, settings: Settings, count: number): void {
  const most = mostRecipients(viewer, settings);
  if (count > most) refuse(`You are limited to ${most} ${most === 1 ? 'recipient' : 'recipients'}.`);
}

/** Rejects recipients who are deleted or banned, or who ignore the viewer. */
export async function requireReachable(db: Queryable, viewer: Viewer, userIDs: readonly number[]): Promise<void> {
  const recipients = await findRecipients(db, userIDs);
  if (recipients.length < userIDs.length) refuse('One of the recipients is no longer a member.');
  const ignoring = await findIgnoring(db, viewer.userID, userIDs);
  for (const recipient of recipients) refuseUnreachable(recipient, ignoring);
}

/** Rejects a message if all other participants ignore the viewer. If all others have left, messages are allowed. */
export async function rejectIfAllIgnoreViewer(
  db: Queryable,
  viewer: Viewer,
  participating: readonly number[],
): Promise<void> {
  const others = participating.filter((userID) => userID !== viewer.userID);
  const ignoring = await findIgnoring(db, viewer.userID, others);
  if (others.length > 0 && ignoring.size === others.length) throw new ApiError('conversation.ignored');
}
