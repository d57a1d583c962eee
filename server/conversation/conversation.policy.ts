import { ApiError } from '#api/errors.ts';
import type { Settings } from '#server/administration/settings.ts';
import type { Queryable } from '#server/category/queryable.ts';
import { findIgnoring } from '#server/member/ignore.queries.ts';
import { demand, demandSession, may, type Viewer } from '#server/platform/viewer.ts';
import { findRecipients, type Recipient } from './conversation.queries.ts';
import type { ConversationRow } from './conversation-row.ts';

/** Refuses guests, and everybody where messages are switched off. */
export function demandConversations(viewer: Viewer, settings: Settings): void {
  demandSession(viewer);
  if (!settings['conversations.enabled']) throw new ApiError('conversation.disabled');
}

/** Refuses files from who may not upload, and more of them than a message may have. */
export function demandFiles(viewer: Viewer, settings: Settings, mediaIDs: readonly number[]): void {
  if (mediaIDs.length === 0) return;
  demand(viewer, 'uploads.add');
  const most = settings['conversations.maxFiles'];
  if (mediaIDs.length > most) throw ApiError.fields({ mediaIDs: `A message can have at most ${most} files.` });
}

/** Returns the conversation if the viewer takes part in it; for everybody else there is none. Only participants write, add, leave or have read. */
export function demandPart(row: ConversationRow | undefined): ConversationRow {
  if (!row?.takes_part) throw new ApiError('conversation.not-found');
  return row;
}

/** The most people a viewer may write to at once; who keeps order is not limited. */
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

/** The people a viewer wants to write to, without the viewer; refuses when there are none or too many. */
export function recipientsAmong(viewer: Viewer, settings: Settings, userIDs: readonly number[]): readonly number[] {
  const recipients = [...new Set(userIDs)].filter((userID) => userID !== viewer.userID);
  if (recipients.length === 0) refuse('You must provide at least one recipient.');
  demandRoom(viewer, settings, recipients.length);
  return recipients;
}

/** Refuses more people in a conversation than the viewer may write to. */
export function demandRoom(viewer: Viewer, settings: Settings, count: number): void {
  const most = mostRecipients(viewer, settings);
  if (count > most) refuse(`You are limited to ${most} ${most === 1 ? 'recipient' : 'recipients'}.`);
}

/** Refuses recipients who are gone or banned, or who ignore the viewer. */
export async function demandReachable(db: Queryable, viewer: Viewer, userIDs: readonly number[]): Promise<void> {
  const recipients = await findRecipients(db, userIDs);
  if (recipients.length < userIDs.length) refuse('One of the recipients is no longer a member.');
  const ignoring = await findIgnoring(db, viewer.userID, userIDs);
  for (const recipient of recipients) refuseUnreachable(recipient, ignoring);
}

/** Refuses to write where everybody else who takes part ignores the viewer. Where all others left, words may be kept. */
export async function demandHearing(db: Queryable, viewer: Viewer, participating: readonly number[]): Promise<void> {
  const others = participating.filter((userID) => userID !== viewer.userID);
  const ignoring = await findIgnoring(db, viewer.userID, others);
  if (others.length > 0 && ignoring.size === others.length) throw new ApiError('conversation.ignored');
}
