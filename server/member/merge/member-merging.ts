import { z } from 'zod';
import { findUser } from '#server/member/user/user.queries.ts';
import { defineLongJob } from '#server/moderation/bulk/long-job.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requireMerge, requireMergedRoles } from './member-merge.policy.ts';
import { lockMembers, mergeMembers } from './member-merge.ts';
import { sendMergeMails } from './member-merge-mail.ts';

/**
 * The long job that merges a member into another one. The merge is one transaction, so that no part of an account is
 * ever left over. It is logged and can be undone.
 */
export const memberMerging = defineLongJob({
  kind: 'member.merge',
  schema: z.object({ intoUserID: z.number().int(), roleIDs: z.array(z.number().int()) }),
  async perform(trx, { forum, viewer, now }, { intoUserID, roleIDs }, sourceID) {
    await lockMembers(trx, [sourceID, intoUserID]);
    const source = requireFound(await findUser(trx, sourceID), 'user.not-found');
    const target = requireFound(await findUser(trx, intoUserID), 'user.not-found');
    await requireMerge(forum, viewer, { source, target });
    await requireMergedRoles(forum, viewer, { source, target }, roleIDs);
    const logID = await mergeMembers(trx, { source, target, actorID: viewer.userID, roleIDs, now });
    await sendMergeMails(forum, trx, { source, target });
    return { logID };
  },
});
