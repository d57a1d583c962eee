import type { Api } from '#api/api.ts';
import type { ApiErrorCode } from '#api/errors.ts';
import { ApiFailure } from '#api/failure.ts';
import { mergeUsers } from '#api/member/merge/member-merge.client.ts';
import { readLongJob } from '#api/moderation/bulk/long-job.client.ts';

/** The time between two requests for the progress of a merge, in milliseconds. */
const pollPause = 500;

/** The two members of a merge, and the roles of the first that the second receives. */
export interface MergeChoice {
  readonly sourceID: number;
  readonly targetID: number;
  readonly roleIDs: readonly number[];
}

/**
 * Merges two members in the background and waits for the end. The merge continues when the page is left.
 *
 * @throws {ApiFailure} the reason why the merge was rejected.
 */
export async function runMerge(api: Api, { sourceID, targetID, roleIDs }: MergeChoice): Promise<void> {
  const order = { intoUserID: targetID, roleIDs: [...roleIDs] };
  const { body } = await mergeUsers(api, sourceID, order, { longRunnerMode: 'async' });
  if (!('jobTrackingID' in body)) return;
  for (;;) {
    const job = (await readLongJob(api, body.jobTrackingID)).body;
    const [refusal] = Object.values(job.progress.exceptionsByID);
    if (refusal) throw new ApiFailure(refusal.code as ApiErrorCode, refusal);
    if (job.status === 'finished') return;
    await new Promise((resolve) => setTimeout(resolve, pollPause));
  }
}
