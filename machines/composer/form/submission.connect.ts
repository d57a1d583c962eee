import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { SubmissionEvent, submissionMachine } from './submission.machine.ts';

type Snapshot = SnapshotFrom<typeof submissionMachine>;

/** Maps a snapshot of a submission to props: whether it is in flight, the rejection, and the props of the button. */
export function connectSubmission(snapshot: Snapshot, send: (event: SubmissionEvent) => void) {
  const { refusal } = snapshot.context;
  const isSending = snapshot.value === 'sending';
  const hasProblem = snapshot.value === 'refused' || snapshot.value === 'failed';
  return {
    state: snapshot.value,
    isSending,
    hasProblem,
    canRetry: snapshot.value === 'failed',
    refusal,
    errorOf: (field: string): string | undefined => refusal.fields[field],
    post: () => send({ type: 'post.requested' }),
    touch: (field: string) => send({ type: 'field.edited', field }),
    dismiss: () => send({ type: 'problem.dismissed' }),
    getRootProps: () => stateProps(snapshot),
    getPostProps: () => ({ type: 'submit' as const, busy: isSending, variant: 'primary' as const }),
  };
}

/** The state of a submission, as views use it. */
export type Submission = ReturnType<typeof connectSubmission>;
