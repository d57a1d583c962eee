import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { WorkbenchContext } from '#components/primitives/runtime/workbench-context.ts';
import { connectSubmission, type Submission } from '#machines/primitives/submission/submission.connect.ts';
import type { SubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';
import { LazySubmission } from './lazy-submission.ts';
import type { SubmissionCalls } from './submission-calls.ts';

/** The machine of a submission that is loaded when it is first needed, and its ID. */
export interface LazyMachine {
  readonly id: string;
  readonly load: () => Promise<SubmissionMachine>;
}

/**
 * Like `useSubmission`, for parts of pages that guests read: the machine and its runtime are loaded with the first
 * request. The trigger is busy meanwhile.
 *
 * @example
 * const gap = useLazySubmission(commentGap, { send: () => client.fetchQuery(query) });
 */
export function useLazySubmission<Payload = void, Output = unknown>(
  { id, load }: LazyMachine,
  calls: SubmissionCalls<Payload, Output>,
): Submission<Payload, Output> {
  const latest = useRef(calls);
  latest.current = calls;
  const inspect = use(WorkbenchContext);
  const [submission] = useState(
    () =>
      new LazySubmission(id, async () => {
        const [machine, { startSubmission }] = await Promise.all([load(), import('./start-submission.ts')]);
        return startSubmission(machine, latest as never, inspect(machine) as never);
      }),
  );
  useEffect(() => {
    // A workbench may start the machine in one of its states.
    if (inspect({ id } as never).snapshot) void submission.wake();
    return () => submission.stop();
  }, [submission, inspect, id]);
  const view = useSyncExternalStore(submission.subscribe, submission.view, submission.view);
  return connectSubmission<Payload, Output>(view, submission.send);
}
