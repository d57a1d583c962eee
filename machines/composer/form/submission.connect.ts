import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { SubmissionEvent, submissionMachine } from './submission.machine.ts';

type Snapshot = SnapshotFrom<typeof submissionMachine>;

/** What the sending of a text offers a view: whether it is on its way, what was refused, and the button's props. */
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

/** The sending of a text, as views see it. */
export type Submission = ReturnType<typeof connectSubmission>;
