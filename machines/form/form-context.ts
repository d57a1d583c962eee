import { withDefaults } from '#api/form/form-fields.ts';
import { withFollowers } from '#api/form/form-follow.ts';
import { withValueAt } from '#api/form/form-path.ts';
import type { FormPath, FormSchema, FormValue, FormValues } from '#api/form/form-schema.ts';
import { errorsAfterChange, type FieldErrors } from './field-errors.ts';
import { withRowKeys } from './row-keys.ts';

/** The schema of a form with the values that it shows at first. */
export interface LoadedForm {
  readonly schema: FormSchema;
  readonly values: FormValues;
}

/** Fields whose saved values were changed outside the form, by name, and the form with these values. */
export interface RestoredFields {
  readonly names: readonly string[];
  readonly loaded: LoadedForm;
}

/** The context of a form: the values as saved last, the current values, and their errors. */
export interface FormContext {
  readonly schema: FormSchema;
  readonly saved: FormValues;
  readonly values: FormValues;
  readonly errors: FieldErrors;
  /** The message of the last failure; empty without one. */
  readonly message: string;
  /** Whether the form was refused because of fields. Correcting all of them ends the refusal. */
  readonly isMarked: boolean;
  readonly nextKey: number;
  /** The number of times that the form was refused. After each, the view focuses the first wrong field. */
  readonly refusals: number;
}

/** The form until it is loaded. */
export const nothingLoaded: LoadedForm = { schema: { type: 'object', properties: {} }, values: {} };

/** Returns values with defaults and with keys for the items of lists, and the next unused key. */
export function filledValues(
  { schema, values }: LoadedForm,
  firstKey: number,
): Pick<FormContext, 'values' | 'nextKey'> {
  let nextKey = firstKey;
  const filled = withRowKeys(schema, withDefaults(schema, values), () => nextKey++);
  return { values: filled, nextKey };
}

/** Returns the context of a form that shows its saved values. */
export function contextOf(loaded: LoadedForm): FormContext {
  const { values, nextKey } = filledValues(loaded, 0);
  const nothingWrong = { errors: {}, message: '', isMarked: false, refusals: 0 };
  return { schema: loaded.schema, saved: values, values, nextKey, ...nothingWrong };
}

/**
 * Returns the context with the restored values of some fields. The other fields keep what a person has entered. While the
 * form is being saved, the fields that it sends keep it too.
 */
export function afterRestoration(
  { saved, values, errors, nextKey: firstKey }: FormContext,
  { names, loaded }: RestoredFields,
  isSaving = false,
): Pick<FormContext, 'schema' | 'saved' | 'values' | 'errors' | 'nextKey'> {
  const { schema } = loaded;
  const { values: filled, nextKey } = filledValues(loaded, firstKey);
  const valuesOf = (chosen: readonly string[]) => Object.fromEntries(chosen.map((name) => [name, filled[name]]));
  const shown = names.filter((name) => !isSaving || values[name] === saved[name]);
  const merged = { ...values, ...valuesOf(shown) };
  const remaining = shown.reduce<FieldErrors>(
    (left, name) => errorsAfterChange(left, { schema, values: merged, path: [name] }),
    errors,
  );
  return { schema, saved: { ...saved, ...valuesOf(names) }, values: merged, errors: remaining, nextKey };
}

/** The new value of a field. */
export interface FieldEdit {
  readonly path: FormPath;
  readonly value: FormValue | undefined;
}

/** Returns the values and errors after an edit. */
export function afterEdit(
  { schema, values, errors }: FormContext,
  { path, value }: FieldEdit,
): Pick<FormContext, 'values' | 'errors'> {
  const changed = withFollowers(schema, values, withValueAt(values, path, value));
  return { values: changed, errors: errorsAfterChange(errors, { schema, values: changed, path }) };
}
