import { assign, fromPromise, setup } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/translations.ts';

/** The reason why a change was rejected: one message for the form, and messages by field when fields are invalid. */
export interface FormErrors {
  readonly words: string;
  readonly fields: Readonly<Record<string, string>>;
}

const none: FormErrors = { words: '', fields: {} };

/** Maps an error to a message for the form and messages by field. */
export const formErrorsOf = (error: unknown): FormErrors => {
  if (!(error instanceof ApiFailure)) return { words: t('primitives.problem.again'), fields: {} };
  const fields = Object.fromEntries(
    Object.entries(error.details.errors ?? {}).map(([name, [first]]) => [name, first?.message ?? error.message]),
  );
  const hasFields = Object.keys(fields).length > 0;
  const text = hasFields ? t('primitives.problem.marked') : (error.details.description ?? error.message);
  return { words: text, fields };
};

/**
 * The machine that saves changes to the viewer's own account, one at a time.
 *
 * Invalid fields remain marked until they are edited or the change is submitted again.
 */
export const memberChangeMachine = setup({
  types: {
    context: {} as { refusal: FormErrors },
    events: {} as { type: 'change.submitted' } | { type: 'field.edited'; name: string },
  },
  actors: {
    saveChange: fromPromise<unknown>(() => Promise.reject(new Error('The actor `saveChange` is not provided.'))),
  },
  actions: {
    forgetAll: assign({ refusal: none }),
    keepRefusal: assign({ refusal: (_, { error }: { error: unknown }) => formErrorsOf(error) }),
    forgetRefusal: assign({
      refusal: ({ context: { refusal } }, { name }: { name: string }) => {
        const { [name]: _, ...fields } = refusal.fields;
        return { ...refusal, fields };
      },
    }),
  },
}).createMachine({
  id: 'member-change',
  context: { refusal: none },
  initial: 'ready',
  states: {
    ready: {
      on: { 'change.submitted': { target: 'saving', actions: 'forgetAll' } },
    },
    saving: {
      invoke: {
        src: 'saveChange',
        onDone: 'saved',
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    saved: {
      on: {
        'change.submitted': { target: 'saving', actions: 'forgetAll' },
        'field.edited': 'ready',
      },
    },
    refused: {
      on: {
        'change.submitted': { target: 'saving', actions: 'forgetAll' },
        'field.edited': { actions: { type: 'forgetRefusal', params: ({ event }) => event } },
      },
    },
  },
});
