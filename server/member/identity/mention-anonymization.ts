import { z } from 'zod';
import { defineLongJob } from '#server/moderation/bulk/long-job.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { removeMention } from '#server/post/body/mention-removal.ts';
import { clearMention, lockMention } from './user-mention.queries.ts';

/**
 * The job that removes a member's name from the posts that mention them, one post at a time. It is irreversible: the
 * log contains no names.
 */
export const mentionAnonymization = defineLongJob({
  kind: 'mention.anonymize',
  schema: z.object({}),
  async perform(trx, { viewer }, _, mentionID) {
    requirePermission(viewer, 'users.delete');
    const mention = await lockMention(trx, mentionID);
    if (!mention) return undefined;
    const { recordType, recordID, userID, name } = mention;
    await removeMention(trx, { recordType, recordID }, { userID, name });
    await clearMention(trx, mentionID);
    const record = { recordType, recordID, actorID: viewer.userID, isPublic: false } as const;
    return { logID: await logAction(trx, { ...record, action: 'mention.anonymize', before: {}, after: {} }) };
  },
});
