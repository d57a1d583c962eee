import { useMemo, useRef } from 'react';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectSubmission, type Submission } from '#machines/primitives/submission/submission.connect.ts';
import type { SubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';
import { provideCalls } from './provide-calls.ts';
import type { SubmissionCalls } from './submission-calls.ts';

/**
 * Runs the submission machine of a feature. A further request during a call is ignored. The calls may change between
 * renders; the newest ones are used. Parts of pages that guests read use `useLazySubmission` instead.
 *
 * @example
 * const note = useSubmission(moderatorNoteMachine, { send: (body: string) => addModeratorNote(api, { ...record, body }) });
 */
export function useSubmission<Payload = void, Output = unknown>(
  machine: SubmissionMachine,
  calls: SubmissionCalls<Payload, Output>,
): Submission<Payload, Output> {
  const latest = useRef(calls);
  latest.current = calls;
  const logic = useMemo(() => provideCalls(machine, latest), [machine]);
  const [snapshot, send] = useMachine(logic);
  return connectSubmission<Payload, Output>(snapshot, send);
}
