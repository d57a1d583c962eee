import { z } from 'zod';
import { ApiError } from '#api/errors.ts';
import { checkValues, type FieldFault } from '#api/form/form-check.ts';
import { isOpenObject, shownValues } from '#api/form/form-fields.ts';
import type { FormProperty, FormSchema, FormValue, FormValues } from '#api/form/form-schema.ts';
import { isFormSchema, unsupportedShapes } from '#api/form/form-shape.ts';
import { simplifiedSchema } from '#api/form/simplified-schema.ts';
import { visibleOrEmpty } from '#api/visible-text.ts';

/**
 * Returns the form of a zod object whose fields carry `.meta(control({ … }))`.
 *
 * Throws when a form cannot draw the schema, such as a union.
 */
export function toFormSchema(schema: z.ZodObject): FormSchema {
  const form = simplifiedSchema(z.toJSONSchema(schema, { io: 'input' }));
  if (isFormSchema(form)) return form;
  throw new Error(`A form cannot draw this schema: ${unsupportedShapes(form).join('; ')}`);
}

/**
 * Reads the values of a form from a request: those of the shown fields, with trimmed texts.
 *
 * @throws {ApiError} request.invalid, by field.
 */
export function readFormValues(schema: FormSchema, sent: Readonly<Record<string, unknown>>): FormValues {
  const problems = problemsOfForm(schema, sent);
  if (Object.keys(problems).length > 0) throw ApiError.fields(problems);
  return valuesOf(schema, sent);
}

const valuesOf = (schema: FormSchema, sent: Readonly<Record<string, unknown>>): FormValues =>
  shownValues(schema, trimmed(schema, sent as FormValues) as FormValues);

/** Returns the problems of the values of a form, by field. */
export const problemsOfForm = (
  schema: FormSchema,
  sent: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(checkValues(schema, valuesOf(schema, sent))).map(([path, fault]) => [path, reasonOf(fault)]),
  );

const reasons: Readonly<Record<Exclude<FieldFault['reason'], 'taken'>, string>> = {
  missing: 'This field is required.',
  'not-number': 'This is not a number.',
  'not-whole': 'This is not a whole number.',
  'not-choice': 'This is not one of the options.',
  'not-link': 'This is no address that begins with https:// or with /.',
  malformed: 'This does not have the expected form.',
  'wrong-type': 'This has the wrong type.',
  'too-short': 'This is too short.',
  'too-long': 'This is too long.',
  'too-small': 'This is too small.',
  'too-large': 'This is too large.',
  'too-few': 'These are too few.',
  'too-many': 'These are too many.',
};

const reasonOf = (fault: FieldFault): string => (fault.reason === 'taken' ? fault.message : reasons[fault.reason]);

/** Returns a value with trimmed texts. A text that is missing or without visible characters is empty. */
function trimmed(property: FormProperty, value: FormValue | undefined): FormValue | undefined {
  if (typeof value === 'string') return visibleOrEmpty(value.trim());
  const { items, properties } = property;
  if (items && Array.isArray(value)) return value.map((item: FormValue) => trimmed(items, item)) as FormValue;
  if (value === undefined && property.type === 'string' && !property.enum && !property.nullable) return '';
  if (!properties || isOpenObject(property) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(properties)
      .map(([name, part]) => [name, trimmed(part, (value as FormValues)[name])] as const)
      .filter(([, part]) => part !== undefined),
  );
}
