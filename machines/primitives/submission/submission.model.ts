import { ApiFailure } from '#api/failure.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { defineModel, type Invariant, type Model } from '#machines/model/model.ts';
import { type SubmissionMachine, submissionMachine } from './submission.machine.ts';

/** The differences between the models of submissions. */
export interface SubmissionModelOptions {
  /** The payloads to send, one sample each. Defaults to one without payload. */
  readonly payloads?: readonly unknown[];
  /** The outputs of a completed call. Defaults to one without content. */
  readonly outputs?: readonly unknown[];
  /** The name of the field that the server rejects, for machines with `hasFields`. */
  readonly field?: string;
  /** Further or other errors of the call. Defaults to one error of each kind. */
  readonly errors?: readonly unknown[];
  /** The maximum number of pairs of consecutive steps. Defaults to 0, because the shared machine is walked with all pairs. */
  readonly maxPairs?: number;
}

/** Another moderator was faster. */
export const conflictFailure = new ApiFailure('report.handled', {
  status: 409,
  message: 'Sami has already handled this. Nothing was changed.',
});

/** The session of the member has ended. */
export const signedOutFailure = new ApiFailure('session.required', { status: 403, message: 'Permission Problem' });

/** The server rejects the request as a whole. */
export const rejectedFailure = new ApiFailure('permission.missing', { status: 403, message: 'Permission Problem' });

const invariants: Readonly<Record<string, Invariant<SubmissionMachine>>> = {
  'only a failure has a problem': (snapshot) => snapshot.hasTag('error') === (snapshot.context.problem.message !== ''),
  'the payload is kept until another one is sent': ({ context: { payload } }, before, event) =>
    !before || payload === (event?.type === 'submission.requested' ? event.payload : before.context.payload),
  'a completed call keeps its output': ({ context: { output } }, _, event) => {
    const ended = event as { readonly type: string; readonly output?: unknown } | undefined;
    return !/^xstate\.done\.actor\..*\.sending$/.test(ended?.type ?? '') || output === ended?.output;
  },
  'editing a field clears its error': ({ context: { problem } }, _, event) =>
    event?.type !== 'field.edited' || !(event.field in problem.fields),
};

/**
 * Defines the model of a submission machine: every payload, a completed call, and a failure of each kind. The model of
 * a feature names only what differs.
 */
export function defineSubmissionModel(
  machine: SubmissionMachine,
  options: SubmissionModelOptions = {},
): Model<SubmissionMachine> {
  const { payloads = [undefined], outputs = [undefined], field } = options;
  const rejected = field ? fieldsFailure({ [field]: 'This is too short.' }) : rejectedFailure;
  const hasState = (state: string) => state in machine.states;
  const usual = hasState('rejected') ? [rejected, conflictFailure, signedOutFailure] : [];
  const errors = options.errors ?? [...usual, ApiFailure.unreachable()];
  return defineModel(machine, {
    events: [
      ...payloads.map((payload) => ({ type: 'submission.requested' as const, payload })),
      ...(field ? [{ type: 'field.edited' as const, field }] : []),
    ],
    answers: {
      send: { done: outputs, error: errors },
      ...(hasState('undoing') && { undo: { done: [undefined], error: [ApiFailure.unreachable()] } }),
    },
    essence: ({ context: { problem } }) => Object.keys(problem.fields),
    observe: ({ context: { problem } }) => ({
      message: problem.message,
      ...(field && { fieldErrors: Object.values(problem.fields) }),
    }),
    unobserved: {
      payload: 'the data of the feature; an invariant compares it with what was sent',
      output: 'the data of the feature; an invariant compares it with the answer',
    },
    maxPairs: options.maxPairs ?? 0,
    invariants,
  });
}

/** The model of the submission machine with all of its states. */
export const submissionModel = defineSubmissionModel(submissionMachine, {
  payloads: ['Hide glue.'],
  outputs: ['12'],
  field: 'body',
  maxPairs: 250,
});
