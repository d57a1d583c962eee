import type { SnapshotFrom } from 'xstate';
import { isChanged } from '#api/form/form-change.ts';
import { flatFields } from '#api/form/form-check.ts';
import { type FormField, shownFields } from '#api/form/form-fields.ts';
import { type FormPath, type FormValue, pathText } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import { faultText } from './fault-text.ts';
import type { FormEvent, formMachine } from './form.machine.ts';

type Snapshot = Pick<
  SnapshotFrom<typeof formMachine>,
  'machine' | 'value' | 'context' | 'status' | 'matches' | 'hasTag'
>;

/** An error in the list at the head of a form. `path` is undefined when the field is not shown. */
export interface ListedError {
  readonly place: string;
  readonly label: string | undefined;
  readonly message: string;
  readonly path: FormPath | undefined;
}

/**
 * Maps a snapshot of a form to its fields, errors, functions and props. The values that a problem needs
 * (`SubmissionProblem`) are the same as those of a submission.
 */
export function connectForm(snapshot: Snapshot, send: (event: FormEvent) => void) {
  const { schema, values, saved, errors, message } = snapshot.context;
  const fields = shownFields(schema, values);
  const isSaving = snapshot.matches('saving');
  const isAsking = snapshot.matches('asking');
  const isRefused = snapshot.matches({ open: 'refused' });
  const hasChanges = isChanged(schema, values, saved);
  const reload = () => send({ type: 'load.retried' });
  const submit = () => send({ type: 'form.sent' });
  const leave = () => send({ type: 'form.left' });
  const stay = () => send({ type: 'leave.cancelled' });
  return {
    fields,
    values,
    isBusy: isSaving,
    isAsking,
    isRefused,
    /** Whether the server has refused the values because somebody else has changed the record. */
    isConflict: snapshot.matches({ open: 'conflict' }),
    isChanged: hasChanges,
    isSaved: snapshot.matches({ open: 'saved' }),
    isLeft: snapshot.status !== 'active',
    errorOf: (path: FormPath): string | undefined => {
      const error = errors[pathText(path)];
      return error && faultText(error);
    },
    /** The errors in the order of the fields, after the form was refused. */
    errorList: isRefused ? listErrors(snapshot.context.errors, fields) : [],
    hasProblem: snapshot.hasTag('error'),
    isSignedOut: snapshot.matches({ open: 'signedOut' }),
    canRetry: snapshot.matches('unavailable'),
    canDismiss: false,
    message,
    change: (path: FormPath, value: FormValue | undefined) => send({ type: 'field.changed', path, value }),
    leaveField: (path: FormPath) => send({ type: 'field.left', path }),
    addItem: (path: FormPath) => send({ type: 'item.added', path }),
    removeItem: (path: FormPath, index: number) => send({ type: 'item.removed', path, index }),
    moveItem: (path: FormPath, from: number, to: number) => send({ type: 'item.moved', path, from, to }),
    isLoading: snapshot.matches('loading'),
    isOpen: !(snapshot.matches('loading') || snapshot.matches('unavailable')),
    retry: reload,
    submit,
    dismiss: () => {},
    leave,
    getRootProps: () => stateProps(snapshot),
    getRetryProps: () => ({ children: t('primitives.submission.retry'), onClick: reload }),
    getFormProps: () => ({ ...stateProps(snapshot), 'aria-busy': isSaving, noValidate: true }),
    getSubmitProps: () => ({ type: 'submit' as const, busy: isSaving }),
    getResetProps: () => ({
      ...(isSaving && { disabledReason: t('primitives.confirm.busy') }),
      children: t('form.reset'),
      onClick: () => send({ type: 'form.reset' }),
    }),
    getDialogProps: () => ({
      open: snapshot.status === 'active',
      preventsClosing: isSaving || hasChanges,
      onOpenChange: (open: boolean) => {
        if (!open) (isAsking ? stay : leave)();
      },
    }),
    getCancelProps: () => ({ onClick: leave, ...(isSaving && { disabledReason: t('primitives.confirm.busy') }) }),
    getDiscardProps: () => ({ onStay: stay, onDiscard: () => send({ type: 'leave.confirmed' }) }),
  };
}

/** A form, as views use it. */
export type ConnectedForm = ReturnType<typeof connectForm>;

/** Returns all errors: first those of no shown field, then those of the fields in their order. */
function listErrors(errors: Snapshot['context']['errors'], fields: readonly FormField[]): readonly ListedError[] {
  const shown = flatFields(fields).map(({ path, property }) => ({ path, place: pathText(path), property }));
  const places = new Set(shown.map(({ place }) => place));
  return [
    ...Object.entries(errors)
      .filter(([place]) => !places.has(place))
      .map(([place, error]) => ({ place, label: undefined, message: faultText(error), path: undefined })),
    ...shown.flatMap(({ place, path, property }) => {
      const error = errors[place];
      if (!error) return [];
      return [{ place, label: property['x-control']?.label ?? place, message: faultText(error), path }];
    }),
  ];
}
