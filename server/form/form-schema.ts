import { z } from 'zod';
import { ApiError } from '#api/errors.ts';
import { checkValues, type FieldFault } from '#api/form/form-check.ts';
import { shownValues } from '#api/form/form-fields.ts';
import type { FormProperty, FormSchema, FormValue, FormValues } from '#api/form/form-schema.ts';
import { isFormSchema, unsupportedShapes } from '#api/form/form-shape.ts';
import { visibleOrEmpty } from '#api/visible-text.ts';

/**
 * Returns the form of a zod object whose fields carry `.meta(control({ … }))`.
 *
 * Throws when a form cannot draw the schema, such as a union.
 */
export function toFormSchema(schema: z.ZodObject): FormSchema {
  const form = simplified(z.toJSONSchema(schema, { io: 'input' }));
  if (isFormSchema(form)) return form;
  throw new Error(`A form cannot draw this schema: ${unsupportedShapes(form).join('; ')}`);
}

/** Returns a JSON schema of zod in the supported subset: `anyOf` with null becomes `nullable`. */
function simplified(schema: object): object {
  const { $schema, additionalProperties, anyOf, properties, items, ...rest } = schema as Readonly<
    Record<string, never>
  >;
  const [own, none, ...others] = (anyOf ?? []) as readonly { readonly type?: string }[];
  if (own && none?.type === 'null' && others.length === 0) return { ...simplified(own), ...rest, nullable: true };
  return {
    ...withoutSafeLimits(rest),
    ...(anyOf !== undefined && { anyOf }),
    ...(properties !== undefined && { properties: eachSimplified(properties) }),
    ...(items !== undefined && { items: simplified(items) }),
  };
}

/** Removes the limits that zod states for every whole number. */
const withoutSafeLimits = (schema: object): object =>
  Object.fromEntries(
    Object.entries(schema).filter(
      ([keyword, value]) =>
        !(keyword === 'minimum' && value === Number.MIN_SAFE_INTEGER) &&
        !(keyword === 'maximum' && value === Number.MAX_SAFE_INTEGER),
    ),
  );

const eachSimplified = (properties: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, simplified(property)]));

/**
 * Reads the values of a form from a request: those of the shown fields, with trimmed texts.
 *
 * @throws {ApiError} request.invalid, by field.
 */
export function readFormValues(schema: FormSchema, sent: Readonly<Record<string, unknown>>): FormValues {
  const values = shownValues(schema, trimmed(schema, sent as FormValues) as FormValues);
  const faults = Object.entries(checkValues(schema, values));
  if (faults.length > 0)
    throw ApiError.fields(Object.fromEntries(faults.map(([path, fault]) => [path, reasonOf(fault)])));
  return values;
}

const reasons: Readonly<Record<FieldFault['reason'], string>> = {
  missing: 'This field is required.',
  'not-number': 'This is not a number.',
  'not-whole': 'This is not a whole number.',
  'not-choice': 'This is not one of the options.',
  malformed: 'This does not have the expected form.',
  'wrong-type': 'This has the wrong type.',
  'too-short': 'This is too short.',
  'too-long': 'This is too long.',
  'too-small': 'This is too small.',
  'too-large': 'This is too large.',
  'too-few': 'These are too few.',
  'too-many': 'These are too many.',
};

const reasonOf = ({ reason }: FieldFault): string => reasons[reason];

/** Returns a value with trimmed texts. A text that is missing or without visible characters is empty. */
function trimmed(property: FormProperty, value: FormValue | undefined): FormValue | undefined {
  if (typeof value === 'string') return visibleOrEmpty(value.trim());
  const { items, properties } = property;
  if (items && Array.isArray(value)) return value.map((item: FormValue) => trimmed(items, item)) as FormValue;
  if (value === undefined && property.type === 'string' && !property.enum && !property.nullable) return '';
  if (!properties || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(properties)
      .map(([name, part]) => [name, trimmed(part, (value as FormValues)[name])] as const)
      .filter(([, part]) => part !== undefined),
  );
}
