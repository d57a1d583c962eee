import { type ActorOptions, createActor } from 'xstate';
import type { SubmissionActor, SubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';
import { provideCalls } from './provide-calls.ts';
import type { SubmissionCalls } from './submission-calls.ts';

/** Starts the machine of a submission with the calls of a feature and the options of the workbench. */
export const startSubmission = (
  machine: SubmissionMachine,
  latest: { readonly current: SubmissionCalls<never, never> },
  options: Partial<ActorOptions<SubmissionMachine>>,
): SubmissionActor => createActor(provideCalls(machine, latest), options as never).start();
