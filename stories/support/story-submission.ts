import { connectSubmission, type SubmissionState } from '#machines/primitives/submission/submission.connect.ts';
import { createSubmissionMachine, type SubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';
import { useStoryMachine } from './use-story-machine.ts';

const machineOfStories = createSubmissionMachine('submission', { canUndo: true });

/** The state of a submission in a story. */
export interface StorySubmission {
  readonly state?: SubmissionState;
  readonly payload?: unknown;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly machine?: SubmissionMachine;
}

/** Starts a submission in a state, on the workbench of the story, and returns its props. */
export function useSubmissionIn<Payload = never, Output = never>({
  state = 'idle',
  payload,
  message = '',
  fields = {},
  machine = machineOfStories,
}: StorySubmission) {
  const [snapshot, send] = useStoryMachine(machine, {
    value: state as never,
    context: { payload, output: undefined, problem: { message, fields } },
  });
  return connectSubmission<Payload, Output>(snapshot, send);
}
