import { type FieldFault, faultOf, flatFields } from '#api/form/form-check.ts';
import { shownFields } from '#api/form/form-fields.ts';
import { type FormPath, type FormSchema, type FormValues, pathText } from '#api/form/form-schema.ts';

/** The error of a field: a fault that the form found, or the message of the server. */
export type FieldError = FieldFault | { readonly reason: 'refused'; readonly message: string };

/** The errors of a form by the text of the path. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/** Returns the errors without those of a field and its parts. */
const withoutErrorsAt = (errors: FieldErrors, path: FormPath): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([place]) => !isWithin(place, pathText(path))));

/**
 * Returns the errors after the value of a field has changed: without those of the field, and without faults of fields
 * that are no longer shown. A text that another record has is an error at once.
 */
export function errorsAfterChange(
  errors: FieldErrors,
  { schema, values, path }: { schema: FormSchema; values: FormValues; path: FormPath },
): FieldErrors {
  const fields = flatFields(shownFields(schema, values));
  const shown = new Set(fields.map((field) => pathText(field.path)));
  const changed = fields.find((field) => pathText(field.path) === pathText(path));
  const fault = changed && faultOf(changed);
  return {
    ...Object.fromEntries(
      Object.entries(withoutErrorsAt(errors, path)).filter(
        ([place, { reason }]) => reason === 'refused' || shown.has(place),
      ),
    ),
    ...(fault?.reason === 'taken' && { [pathText(path)]: fault }),
  };
}

/**
 * Returns the errors after a person has left a field. A field without a value is no error before the form is sent. A
 * value that the server refused stays refused until it is changed.
 */
export function errorsAfterLeaving(
  errors: FieldErrors,
  { schema, values, path }: { schema: FormSchema; values: FormValues; path: FormPath },
): FieldErrors {
  const place = pathText(path);
  const left = flatFields(shownFields(schema, values)).find((field) => pathText(field.path) === place);
  if (!left || errors[place]?.reason === 'refused') return errors;
  const fault = faultOf(left);
  if (fault?.reason === 'missing') return errors;
  if (fault) return { ...errors, [place]: fault };
  const { [place]: _corrected, ...others } = errors;
  return others;
}

/**
 * Returns the errors after the items of a list have changed their positions. `positionOf` returns the new position of
 * an item, or undefined for a removed one. Errors of the list itself are cleared.
 */
export function errorsAfterMoving(
  errors: FieldErrors,
  path: FormPath,
  positionOf: (index: number) => number | undefined,
): FieldErrors {
  const list = pathText(path);
  return Object.fromEntries(
    Object.entries(errors).flatMap(([place, error]) => {
      if (place === list) return [];
      const [, index, rest] = isWithin(place, list) ? (/^(\d+)(.*)$/.exec(place.slice(list.length + 1)) ?? []) : [];
      if (index === undefined) return [[place, error]];
      const position = positionOf(Number(index));
      return position === undefined ? [] : [[`${list}.${position}${rest}`, error]];
    }),
  );
}

/** Returns the messages of the server as errors. */
export const refusedFields = (messages: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(messages).map(([place, message]) => [place, { reason: 'refused', message } as const]),
  );
