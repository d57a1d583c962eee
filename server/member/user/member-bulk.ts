import { z } from 'zod';
import { requireReachable } from '#server/conversation/conversation.policy.ts';
import { publishConversationUpdate } from '#server/conversation/conversation-update.ts';
import { insertConversation } from '#server/conversation/conversation-write.queries.ts';
import { acceptMessage, writeMessage } from '#server/conversation/message-writing.ts';
import { mentionRefresh } from '#server/member/identity/mention-refresh.job.ts';
import { logAccountIn } from '#server/member/profile/member-log.ts';
import { requireNotLast } from '#server/member/role/administrator.queries.ts';
import { requireAuthority } from '#server/member/role/authority.ts';
import { discardPhoto } from '#server/member/settings/user-photo.ts';
import { defineLongJob } from '#server/moderation/bulk/long-job.ts';
import { afterCommit } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { requireMessaging } from './user.policy.ts';
import { findUser } from './user.queries.ts';
import { deleteMember } from './user-deletion.queries.ts';

/** The long job that deletes members. Each deletion is logged; it cannot be undone. */
export const memberDeletion = defineLongJob({
  kind: 'member.delete',
  schema: z.object({ deleteMethod: z.enum(['keep', 'wipe', 'delete']) }),
  async perform(trx, { forum, viewer, now }, { deleteMethod }, userID) {
    requirePermission(viewer, 'users.delete');
    const row = requireFound(await findUser(trx, userID), 'user.not-found');
    await requireAuthority(forum, viewer, row);
    await requireNotLast(trx, userID);
    await deleteMember(trx, { userID, byUserID: viewer.userID, now }, deleteMethod);
    await forum.jobs.send(mentionRefresh, { userID }, { trx });
    await logAccountIn(trx, { action: 'member.delete', actorID: viewer.userID, userID });
    afterCommit(trx, () => void discardPhoto(forum, row.photoUrl));
  },
});

/** The long job that writes to members, to each in a conversation of their own. The log names the members, not the text. */
export const memberMessage = defineLongJob({
  kind: 'member.message',
  schema: z.object({ name: z.string(), body: z.string() }),
  async perform(trx, { forum, viewer, settings, now }, { name, body }, userID) {
    requireMessaging(viewer, settings);
    await requireReachable(trx, viewer, [userID]);
    const words = { body, format: 'markdown' as const, mediaIDs: [], ipAddress: null, draftID: undefined };
    const rendered = await acceptMessage(trx, settings, words);
    const by = { userID: viewer.userID, now };
    const conversationID = await insertConversation(trx, { ...by, name, participantUserIDs: [userID] });
    await logAccountIn(trx, { action: 'member.message', actorID: viewer.userID, userID });
    await writeMessage(trx, { ...by, ...words, conversationID, name, rendered });
    afterCommit(trx, () => void publishConversationUpdate(forum, { conversationID, userIDs: [viewer.userID, userID] }));
  },
});
