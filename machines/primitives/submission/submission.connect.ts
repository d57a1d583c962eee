import type { StateValue } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { SubmissionContext, SubmissionEvent } from './submission.machine.ts';
import type { FailureKind } from './submission-problem.ts';

/** The states of a submission. `undoing`, `undone` and `undoFailed` exist only when it can be undone. */
export type SubmissionState = 'idle' | 'sending' | 'done' | FailureKind | 'undoing' | 'undone' | 'undoFailed';

/** The part of a snapshot that views use. It also represents a submission whose machine is not loaded yet. */
export interface SubmissionView {
  readonly machine: { readonly id: string };
  readonly value: StateValue;
  readonly context: SubmissionContext;
  hasTag(tag: string): boolean;
  can(event: SubmissionEvent): boolean;
}

/** An event whose target is a named form control that was changed. */
interface Edited {
  readonly target: EventTarget;
}

/**
 * Maps a snapshot of a submission to values, functions and props.
 *
 * `optimistic` is the payload while it is sent or after it is accepted, otherwise undefined: a view that shows
 * `optimistic ?? record` shows the record again after a failure.
 */
export function connectSubmission<Payload = unknown, Output = unknown>(
  snapshot: SubmissionView,
  send: (event: SubmissionEvent) => void,
) {
  const state = snapshot.value as SubmissionState;
  const { payload, output, problem } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const canRetry = snapshot.can({ type: 'retry.requested' });
  const edit = (field: string) => send({ type: 'field.edited', field });
  return {
    state,
    isBusy,
    isSending: state === 'sending',
    isDone: state === 'done',
    isUndone: state === 'undone',
    hasProblem: snapshot.hasTag('error'),
    isSignedOut: state === 'signedOut',
    canRetry,
    canDismiss: snapshot.can({ type: 'problem.dismissed' }),
    problem,
    message: problem.message,
    payload: payload as Payload | undefined,
    output: output as Output | undefined,
    optimistic: (state === 'sending' || state === 'done' ? payload : undefined) as Payload | undefined,
    errorOf: (field: string): string | undefined => problem.fields[field],
    submit: (given?: Payload) => send({ type: 'submission.requested', payload: given }),
    retry: () => send({ type: 'retry.requested' }),
    undo: () => send({ type: 'undo.requested' }),
    edit,
    dismiss: () => send({ type: 'problem.dismissed' }),
    dismissNotice: () => send({ type: 'notice.dismissed' }),
    getRootProps: () => stateProps(snapshot),
    getFormProps: () => ({
      ...stateProps(snapshot),
      'aria-busy': state === 'sending',
      onInput: ({ target }: Edited) => edit((target as HTMLInputElement).name),
    }),
    /** The props of the button that submits a form. */
    getSubmitProps: () => ({ type: 'submit' as const, busy: state === 'sending' }),
    /** The props of a button that sends a payload. */
    getSendProps: (given?: Payload) => ({
      busy: isBusy,
      onClick: () => send({ type: 'submission.requested', payload: given }),
    }),
    getRetryProps: () => ({
      children: t('primitives.submission.retry'),
      onClick: () => send({ type: 'retry.requested' }),
    }),
    getUndoProps: () => ({
      busy: state === 'undoing',
      children: t('primitives.submission.undo'),
      onClick: () => send({ type: 'undo.requested' }),
    }),
  };
}

/** A submission, as views use it. */
export type Submission<Payload = unknown, Output = unknown> = ReturnType<typeof connectSubmission<Payload, Output>>;
