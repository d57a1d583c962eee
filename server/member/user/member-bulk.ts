import { z } from 'zod';
import { deleteMethods } from '#api/member/user/delete-method.ts';
import { sendMessageToMember } from '#server/conversation/message-to-member.ts';
import { logAccountIn } from '#server/member/profile/member-log.ts';
import { requireAuthority } from '#server/member/role/authority.ts';
import { discardPhoto } from '#server/member/settings/user-photo.ts';
import { defineLongJob } from '#server/moderation/bulk/long-job.ts';
import { afterCommit } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { requireMessaging } from './user.policy.ts';
import { findUser } from './user.queries.ts';
import { deleteMemberByStaff } from './user-deletion.ts';

/** The long job that deletes members. Each deletion is logged; it cannot be undone. */
export const memberDeletion = defineLongJob({
  kind: 'member.delete',
  schema: z.object({ deleteMethod: z.enum(deleteMethods) }),
  async perform(trx, { forum, viewer }, { deleteMethod }, userID) {
    requirePermission(viewer, 'users.delete');
    const row = requireFound(await findUser(trx, userID), 'user.not-found');
    await requireAuthority(forum, viewer, row);
    await deleteMemberByStaff(trx, forum, { userID, byUserID: viewer.userID, method: deleteMethod });
    afterCommit(trx, () => {
      discardPhoto(forum, row.photoUrl).catch((error: unknown) =>
        forum.log.warn({ err: error, userID }, 'The photo of a deleted member could not be removed.'),
      );
    });
  },
});

/** The long job that writes to members, to each in a conversation of their own. The log names the members, not the text. */
export const memberMessage = defineLongJob({
  kind: 'member.message',
  schema: z.object({ name: z.string(), body: z.string() }),
  async perform(trx, context, { name, body }, userID) {
    const { viewer, settings } = context;
    requireMessaging(viewer, settings);
    await sendMessageToMember(trx, context, { userID, name, body });
    await logAccountIn(trx, { action: 'member.message', actorID: viewer.userID, userID });
  },
});
