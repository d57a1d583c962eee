import { assign, fromPromise, setup } from 'xstate';
import { changedValues, isChanged } from '#api/form/form-change.ts';
import { checkValues } from '#api/form/form-check.ts';
import { shownValues } from '#api/form/form-fields.ts';
import { valueAt, withList, withMoved } from '#api/form/form-path.ts';
import type { FormPath, FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { failureReason } from '#machines/failure-reason.ts';
import { type FailureKind, failureKindOf, formProblemOf } from '#machines/primitives/submission/submission-problem.ts';
import { errorsAfterLeaving, errorsAfterMoving, type FieldErrors, refusedFields } from './field-errors.ts';
import {
  afterEdit,
  afterRestoration,
  contextOf,
  type FieldEdit,
  type FormContext,
  filledValues,
  type LoadedForm,
  nothingLoaded,
  type RestoredFields,
} from './form-context.ts';

/** The input of a form: what it shows, or undefined if this is loaded first. */
export interface FormInput {
  readonly loaded: LoadedForm | undefined;
}

/** The input of a save: the values of the shown fields, and the subset that differs from the values saved last. */
export interface SentForm {
  readonly values: FormValues;
  readonly changes: FormValues;
}

/** The events of a form. `path` is the position of a field or of a list. */
export type FormEvent =
  | ({ type: 'field.changed' } & FieldEdit)
  | { type: 'field.left'; path: FormPath }
  | { type: 'item.added'; path: FormPath }
  | { type: 'item.removed'; path: FormPath; index: number }
  | { type: 'item.moved'; path: FormPath; from: number; to: number }
  | ({ type: 'fields.restored' } & RestoredFields)
  | { type: 'load.retried' }
  | { type: 'form.sent' }
  | { type: 'form.reset' }
  | { type: 'form.left' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' };

const isEmpty = (errors: FieldErrors): boolean => Object.keys(errors).length === 0;

/** Returns the transition of a failed call to the state of its kind. */
const failureIf = <Target extends string>(kind: FailureKind, target: Target) =>
  ({
    target,
    guard: {
      type: 'isKind',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, kind }),
    },
    actions: { type: 'keepProblem', params: ({ event }: { event: { error: unknown } }) => event },
  }) as const;

/**
 * A form that is drawn from a schema (docs/behavior/form.md). It checks a field when a person leaves it, and all fields
 * before they are sent. Hidden fields are neither checked nor sent, but their values are kept until the form is closed.
 * Leaving it with unsaved changes requires confirmation.
 */
export const formMachine = setup({
  types: { input: {} as FormInput, context: {} as FormContext, events: {} as FormEvent },
  actors: {
    load: fromPromise<LoadedForm>(() => Promise.reject(new Error('The actor `load` is not provided.'))),
    save: fromPromise<unknown, SentForm>(() => Promise.reject(new Error('The actor `save` is not provided.'))),
  },
  guards: {
    isLoaded: ({ context: { schema } }) => schema !== nothingLoaded.schema,
    isSound: ({ context: { schema, values } }) => isEmpty(checkValues(schema, values)),
    isChanged: ({ context: { schema, values, saved } }) => isChanged(schema, values, saved),
    isCorrected: ({ context: { isMarked, errors } }) => isMarked && isEmpty(errors),
    isKind: (_, { error, kind }: { error: unknown; kind: FailureKind }) => failureKindOf(error) === kind,
  },
  actions: {
    keepLoaded: assign((_, loaded: LoadedForm) => contextOf(loaded)),
    keepReason: assign((_, { error }: { error: unknown }) => ({ message: failureReason(error) })),
    keepValue: assign(({ context }, edit: FieldEdit) => afterEdit(context, edit)),
    checkField: assign(({ context }, { path }: { path: FormPath }) => ({
      errors: errorsAfterLeaving(context.errors, { ...context, path }),
    })),
    restoreFields: assign(({ context }, fields: RestoredFields) => afterRestoration(context, fields)),
    restoreUnsent: assign(({ context }, fields: RestoredFields) => afterRestoration(context, fields, true)),
    addItem: assign(({ context: { schema, values, errors, nextKey } }, { path }: { path: FormPath }) => {
      const added = withList(values, path, (items) => [...items, {}]);
      return {
        ...filledValues({ schema, values: added }, nextKey),
        errors: errorsAfterMoving(errors, path, (index) => index),
      };
    }),
    removeItem: assign(({ context: { values, errors } }, { path, index }: { path: FormPath; index: number }) => ({
      values: withList(values, path, (items) => items.toSpliced(index, 1)),
      errors: errorsAfterMoving(errors, path, (at) => (at === index ? undefined : at > index ? at - 1 : at)),
    })),
    moveItem: assign(
      ({ context: { values, errors } }, { path, from, to }: { path: FormPath; from: number; to: number }) => {
        const order = withMoved([...((valueAt(values, path) ?? []) as readonly unknown[]).keys()], from, to);
        return {
          values: withList(values, path, (items) => withMoved(items, from, to)),
          errors: errorsAfterMoving(errors, path, (at) => order.indexOf(at)),
        };
      },
    ),
    restoreSaved: assign(({ context: { saved } }) => ({ values: saved, errors: {}, message: '' })),
    keepFaults: assign(({ context: { schema, values, refusals } }) => ({
      errors: checkValues(schema, values),
      message: t('primitives.problem.marked'),
      isMarked: true,
      refusals: refusals + 1,
    })),
    keepProblem: assign(({ context: { refusals } }, { error }: { error: unknown }) => {
      const { message, fields } = formProblemOf(error);
      const errors = refusedFields(fields);
      return { message, errors, isMarked: !isEmpty(errors), refusals: refusals + 1 };
    }),
    clearMessage: assign({ message: '' }),
    clearProblem: assign({ message: '', errors: {} }),
    keepSaved: assign(({ context: { values } }) => ({ saved: values })),
    reportSaved: (_, _params: { output: unknown }) => {},
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => contextOf(input.loaded ?? nothingLoaded),
  initial: 'starting',
  on: { 'fields.restored': { actions: { type: 'restoreFields', params: ({ event }) => event } } },
  states: {
    starting: { always: [{ guard: 'isLoaded', target: 'open' }, { target: 'loading' }] },
    loading: {
      entry: 'clearMessage',
      invoke: {
        src: 'load',
        onDone: { target: 'open', actions: { type: 'keepLoaded', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: { type: 'keepReason', params: ({ event }) => event } },
      },
      on: { 'form.left': 'left' },
    },
    unavailable: { tags: 'error', on: { 'load.retried': 'loading', 'form.left': 'left' } },
    open: {
      initial: 'editing',
      on: {
        'field.changed': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'field.left': { actions: { type: 'checkField', params: ({ event }) => event } },
        'item.added': { actions: { type: 'addItem', params: ({ event }) => event } },
        'item.removed': { actions: { type: 'removeItem', params: ({ event }) => event } },
        'item.moved': { actions: { type: 'moveItem', params: ({ event }) => event } },
        'form.reset': { target: '.editing', actions: 'restoreSaved' },
        'form.sent': [
          { guard: 'isSound', target: 'saving' },
          { target: '.refused', actions: 'keepFaults' },
        ],
        'form.left': [{ guard: 'isChanged', target: 'asking' }, { target: 'left' }],
      },
      states: {
        editing: {},
        saved: {
          tags: 'success',
          always: { guard: 'isChanged', target: 'editing' },
        },
        refused: {
          tags: 'error',
          always: { guard: 'isCorrected', target: 'editing', actions: 'clearMessage' },
        },
        conflict: { tags: 'error' },
        signedOut: { tags: 'error' },
        failed: { tags: 'error' },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearProblem',
      on: { 'fields.restored': { actions: { type: 'restoreUnsent', params: ({ event }) => event } } },
      invoke: {
        src: 'save',
        input: ({ context: { schema, values, saved } }) => ({
          values: shownValues(schema, values),
          changes: changedValues(schema, values, saved),
        }),
        onDone: {
          target: 'open.saved',
          actions: ['keepSaved', { type: 'reportSaved', params: ({ event }) => event }],
        },
        onError: [
          failureIf('rejected', 'open.refused'),
          failureIf('conflict', 'open.conflict'),
          failureIf('signedOut', 'open.signedOut'),
          { target: 'open.failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
    },
    asking: { entry: 'clearMessage', on: { 'leave.confirmed': 'left', 'leave.cancelled': 'open' } },
    left: { type: 'final', entry: 'clearMessage' },
  },
});
