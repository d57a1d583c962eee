import { z } from 'zod';
import { ApiError } from '#api/errors.ts';
import { undoActionIn } from '#server/moderation/log/moderation-log.ts';
import { findLogID } from './long-job.queries.ts';
import { defineLongJob } from './long-job.ts';

/** Undoes another long job record by record, like an undo in the moderation log. */
export const longJobUndo = defineLongJob({
  kind: 'undo',
  schema: z.object({ jobID: z.uuid() }),
  async perform(trx, { forum, viewer }, { jobID }, itemID) {
    const logID = await findLogID(trx, jobID, itemID);
    if (logID === undefined) throw new ApiError('log-entry.final');
    await undoActionIn(trx, forum, viewer, logID);
  },
});
