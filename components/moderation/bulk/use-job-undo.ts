import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { resumeLongJob, undoLongJob } from '#api/moderation/bulk/long-job.client.ts';
import { useLastingMachine } from '#components/primitives/runtime/use-machine.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { BulkProgress, BulkResponse } from '#machines/moderation/bulk/bulk-response.ts';
import { connectJobUndo, type JobUndoApi } from '#machines/moderation/bulk/job-undo.connect.ts';
import { jobUndoMachine } from '#machines/moderation/bulk/job-undo.machine.ts';

/** The callbacks of the undo of long jobs. */
export interface JobUndoCallbacks {
  readonly onBegan?: () => void;
  readonly onUndone?: (progress: BulkProgress) => void;
  readonly onFailure?: (error: unknown) => void;
}

/**
 * Runs the machine that undoes long jobs. It keeps running after the component is unmounted, because toasts that offer
 * the undo stay on the next page.
 */
export function useJobUndo(callbacks: JobUndoCallbacks): JobUndoApi {
  const { api } = useSite();
  const latest = useRef(callbacks);
  latest.current = callbacks;
  const machine = useMemo(
    () =>
      jobUndoMachine.provide({
        actors: {
          undoJob: fromPromise<BulkResponse, { jobID: string; payload: string }>(async ({ input }) => {
            const { jobID, payload } = input;
            const answer = payload
              ? await resumeLongJob(api, payload)
              : await undoLongJob(api, jobID, { longRunnerTimeout: 1 });
            return answer.body as BulkResponse;
          }),
        },
        actions: {
          reportBegan: () => latest.current.onBegan?.(),
          reportUndone: (_, progress) => latest.current.onUndone?.(progress),
          reportFailure: (_, { error }) => latest.current.onFailure?.(error),
        },
      }),
    [api],
  );
  return connectJobUndo(...useLastingMachine(machine));
}
