import { connectSubmission, type SubmissionState } from '#machines/primitives/submission/submission.connect.ts';
import { createSubmissionMachine, type SubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

const machineOfStories = createSubmissionMachine('submission', { canUndo: true });

/** The state of a submission in a story. */
export interface StorySubmission {
  readonly state?: SubmissionState;
  readonly payload?: unknown;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly machine?: SubmissionMachine;
}

/** Returns a submission in a state, for stories of views. Its functions do nothing. */
export const submissionIn = <Payload = never, Output = never>({
  state = 'idle',
  payload,
  message = '',
  fields = {},
  machine = machineOfStories,
}: StorySubmission) =>
  connectSubmission<Payload, Output>(
    machine.resolveState({
      value: state as never,
      context: { payload, output: undefined, problem: { message, fields } },
    }),
    () => undefined,
  );
