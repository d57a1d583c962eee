import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import {
  type FailureKind,
  failureKindOf,
  formProblemOf,
  noProblem,
  problemOf,
  type SubmissionProblem,
} from './submission-problem.ts';

/** The events of a submission. `payload` is what is sent. */
export type SubmissionEvent =
  | { type: 'submission.requested'; payload?: unknown }
  | { type: 'retry.requested' }
  | { type: 'undo.requested' }
  | { type: 'field.edited'; field: string }
  | { type: 'problem.dismissed' }
  | { type: 'notice.dismissed' };

/** The context of a submission: what was sent last, the answer to it, and the reason of the last failure. */
export interface SubmissionContext {
  readonly payload: unknown;
  readonly output: unknown;
  readonly problem: SubmissionProblem;
}

/** The differences between the machines of submissions. */
export interface SubmissionOptions {
  /** Whether a completed submission can be undone with the actor `undo`. */
  readonly canUndo?: boolean;
  /** Whether a completed submission can be followed by another one. Defaults to true. */
  readonly canRepeat?: boolean;
  /** Whether the view offers to send the same payload again. False for forms, which are submitted again. Defaults to true. */
  readonly canRetry?: boolean;
  /** Whether the view shows the problem until it is dismissed. False for views that show a toast. Defaults to true. */
  readonly canDismiss?: boolean;
  /** Whether the view is a form that marks rejected fields. */
  readonly hasFields?: boolean;
  /** Whether the view shows a notice of a completed submission that can be dismissed, for example with the undo. */
  readonly hasNotice?: boolean;
  /** Whether it is sent as soon as the view appears, without a payload. */
  readonly isImmediate?: boolean;
  /** Whether the call stays in the browser, or all of its failures are shown alike, so that they are one state. */
  readonly isLocal?: boolean;
  /** Maps an error to the shown problem. Defaults to `problemOf`, or `formProblemOf` with fields. */
  readonly describe?: (error: unknown) => SubmissionProblem;
}

const notProvided = (actor: string) => Promise.reject(new Error(`The actor \`${actor}\` is not provided.`));

const submissionSetup = setup({
  types: { context: {} as SubmissionContext, events: {} as SubmissionEvent },
  actors: {
    send: fromPromise<unknown, unknown>(() => notProvided('send')),
    undo: fromPromise<unknown, SubmissionContext>(() => notProvided('undo')),
  },
  guards: {
    isKind: (_, { error, kind }: { error: unknown; kind: FailureKind }) => failureKindOf(error) === kind,
  },
  actions: {
    keepPayload: assign((_, { payload }: { payload?: unknown }) => ({ payload })),
    keepOutput: assign((_, { output }: { output: unknown }) => ({ output })),
    keepProblem: assign((_, problem: SubmissionProblem) => ({ problem })),
    clearProblem: assign({ problem: noProblem }),
    clearField: assign(({ context: { problem } }, { field }: { field: string }) => ({
      problem: {
        ...problem,
        fields: Object.fromEntries(Object.entries(problem.fields).filter(([name]) => name !== field)),
      },
    })),
    reportDone: (_, _params: { output: unknown; payload: unknown }) => {},
    reportUndone: () => {},
    reportFailure: (_, _params: { error: unknown; kind: FailureKind }) => {},
  },
});

/**
 * Creates the machine of a submission: something is sent, and it is done, or it fails and can be tried again.
 *
 * A view may show the payload while it is sent (optimistically); after a failure it shows the record again, and the
 * payload is kept for another try. A failure has one of four states, by what can be done next. A completed submission
 * can be undone when `canUndo` is set (docs/behavior/shell.md#submissions).
 */
export function createSubmissionMachine(id: string, options: SubmissionOptions = {}) {
  const { canUndo = false, canRepeat = true, canRetry = true, canDismiss = true } = options;
  const { hasFields = false, hasNotice = false, isLocal = false, isImmediate = false } = options;
  const { describe = hasFields ? formProblemOf : problemOf } = options;
  const request = {
    'submission.requested': {
      target: 'sending',
      actions: { type: 'keepPayload', params: ({ event }: { event: { payload?: unknown } }) => event },
    },
  } as const;
  const retry = canRetry ? ({ 'retry.requested': 'sending' } as const) : {};
  const dismiss = canDismiss ? ({ 'problem.dismissed': { target: 'idle', actions: 'clearProblem' } } as const) : {};
  const failure = <Kind extends FailureKind>(kind: Kind) =>
    ({
      target: kind,
      actions: [
        { type: 'keepProblem', params: ({ event }: { event: { error: unknown } }) => describe(event.error) },
        { type: 'reportFailure', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, kind }) },
      ],
    }) as const;
  const failureIf = <Kind extends FailureKind>(kind: Kind) =>
    ({
      ...failure(kind),
      guard: {
        type: 'isKind',
        params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, kind }),
      },
    }) as const;
  return submissionSetup.createMachine({
    id,
    context: { payload: undefined, output: undefined, problem: noProblem },
    initial: isImmediate ? 'sending' : 'idle',
    states: {
      ...(!isImmediate && { idle: { on: request } }),
      sending: {
        tags: 'busy',
        entry: 'clearProblem',
        invoke: {
          src: 'send',
          input: ({ context }: { context: SubmissionContext }) => context.payload,
          onDone: {
            target: 'done',
            actions: [
              { type: 'keepOutput', params: ({ event }) => event },
              {
                type: 'reportDone',
                params: ({ context, event }: { context: SubmissionContext; event: { output: unknown } }) => ({
                  payload: context.payload,
                  output: event.output,
                }),
              },
            ],
          },
          onError: [
            ...(isLocal ? [] : [failureIf('rejected'), failureIf('conflict'), failureIf('signedOut')]),
            failure('failed'),
          ],
        },
      },
      done: {
        tags: 'success',
        on: {
          ...(canRepeat && request),
          ...(hasFields && canRepeat && { 'field.edited': 'idle' as const }),
          ...(hasNotice && { 'notice.dismissed': 'idle' as const }),
          ...(canUndo && { 'undo.requested': 'undoing' as const }),
        },
        ...(!canRepeat && !canUndo && { type: 'final' as const }),
      },
      failed: { tags: 'error', on: { ...(!isImmediate && request), ...retry, ...dismiss } },
      ...(!isLocal && {
        rejected: {
          tags: 'error',
          on: {
            ...request,
            ...dismiss,
            ...(hasFields && {
              'field.edited': {
                actions: { type: 'clearField' as const, params: ({ event }: { event: { field: string } }) => event },
              },
            }),
          },
        },
        conflict: { tags: 'error', on: { ...request, ...dismiss } },
        signedOut: { tags: 'error', on: { ...request, ...retry, ...dismiss } },
      }),
      ...(canUndo && {
        undoing: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            src: 'undo',
            input: ({ context }: { context: SubmissionContext }) => context,
            onDone: { target: 'undone' as const, actions: 'reportUndone' as const },
            onError: {
              target: 'undoFailed',
              actions: [{ type: 'keepProblem', params: ({ event }) => describe(event.error) }],
            },
          },
        },
        undone: { on: request },
        undoFailed: {
          tags: 'error',
          on: {
            'retry.requested': 'undoing',
            'problem.dismissed': { target: 'done', actions: 'clearProblem' },
          },
        },
      }),
    },
  });
}

/** The submission machine with all of its states; the machines of features are created in the same way. */
export const submissionMachine = createSubmissionMachine('submission', { canUndo: true, hasFields: true });

/** The machine of any submission. */
export type SubmissionMachine = ReturnType<typeof createSubmissionMachine>;

/** The running actor of any submission. */
export type SubmissionActor = ActorRefFrom<SubmissionMachine>;
