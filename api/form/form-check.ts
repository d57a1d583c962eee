import { foldedIdentity } from '#api/folded-identity.ts';
import { visibleOrEmpty } from '#api/visible-text.ts';
import { patternOf, refusedText, type TextReason } from './control-check.ts';
import type { DurationUnit } from './duration.ts';
import { type FormField, isItemList, shownFields } from './form-fields.ts';
import {
  type FormProperty,
  type FormSchema,
  type FormValue,
  type FormValues,
  pathText,
  type Scalar,
} from './form-schema.ts';

/** The reason why the value of a field is not accepted, with the limit that it exceeds. */
export type FieldFault =
  | { readonly reason: 'missing' | 'not-number' | 'not-whole' | 'wrong-type' | TextReason }
  | { readonly reason: 'taken'; readonly message: string }
  | {
      readonly reason: 'too-short' | 'too-long' | 'too-small' | 'too-large' | 'too-few' | 'too-many';
      readonly limit: number;
      /** The unit of the limit of a duration. */
      readonly countsIn?: DurationUnit;
    };

/** The faults of a form by the text of the path, such as `links.2.href`. */
export type FieldFaults = Readonly<Record<string, FieldFault>>;

/** Checks the shown fields of a form against the limits of its schema. Returns an empty object when all are sound. */
export const checkValues = (schema: FormSchema, values: FormValues): FieldFaults =>
  Object.fromEntries(
    flatFields(shownFields(schema, values)).flatMap((field) => {
      const fault = faultOf(field);
      return fault ? [[pathText(field.path), fault]] : [];
    }),
  );

/** Returns the fields and their parts as one list, in the order of the form. */
export const flatFields = (fields: readonly FormField[]): readonly FormField[] =>
  fields.flatMap((field) => [field, ...flatFields(field.parts.flat())]);

/** Returns the fault of one field, without its parts; undefined when its value is sound. */
export function faultOf({ property, value, isRequired }: FormField): FieldFault | undefined {
  if (property.type === 'object') return undefined;
  if (property.type === 'boolean')
    return value === undefined || typeof value === 'boolean' ? undefined : { reason: 'wrong-type' };
  if (isEmpty(value)) return isRequired ? { reason: 'missing' } : undefined;
  if (property.const !== undefined) return value === property.const ? undefined : { reason: 'not-choice' };
  if (property.type === 'array') return listFault(property, value);
  if (property.enum) return property.enum.includes(value as Scalar) ? undefined : { reason: 'not-choice' };
  return property.type === 'string' ? textFault(property, value) : numberFault(property, value);
}

const isEmpty = (value: FormValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && visibleOrEmpty(value.trim()) === '') ||
  (Array.isArray(value) && value.length === 0);

function textFault(property: FormProperty, value: FormValue | undefined): FieldFault | undefined {
  const { minLength = 0, maxLength, pattern, 'x-control': meta } = property;
  if (typeof value !== 'string') return { reason: 'wrong-type' };
  const text = value.trim();
  if (text.length < minLength) return { reason: 'too-short', limit: minLength };
  if (maxLength !== undefined && text.length > maxLength) return { reason: 'too-long', limit: maxLength };
  const reason = refusedText(meta?.inputType ?? '', text);
  if (reason) return { reason };
  if (pattern !== undefined && !matches(pattern, text)) return { reason: 'malformed' };
  const message = meta?.taken && reasonOf(meta.taken, text);
  return message === undefined ? undefined : { reason: 'taken', message };
}

/** Whether a text matches a pattern. A pattern of an older schema that is no regular expression refuses nothing. */
const matches = (pattern: string, text: string): boolean => patternOf(pattern)?.test(text) ?? true;

/** Returns the reason for which a text is refused; undefined when it is free. */
function reasonOf(taken: Readonly<Record<string, string>>, text: string): string | undefined {
  const folded = foldedIdentity(text);
  return Object.entries(taken).find(([other]) => foldedIdentity(other) === folded)?.[1];
}

function numberFault(property: FormProperty, value: FormValue | undefined): FieldFault | undefined {
  const { type, minimum, maximum, 'x-control': meta } = property;
  if (typeof value !== 'number' || !Number.isFinite(value)) return { reason: 'not-number' };
  if (type === 'integer' && !Number.isInteger(value)) return { reason: 'not-whole' };
  const limit = (of: number) => ({
    limit: of / (meta?.scale ?? 1),
    ...(meta?.inputType === 'duration' && { countsIn: meta.countsIn ?? 'second' }),
  });
  if (minimum !== undefined && value < minimum) return { reason: 'too-small', ...limit(minimum) };
  return maximum !== undefined && value > maximum ? { reason: 'too-large', ...limit(maximum) } : undefined;
}

function listFault(property: FormProperty, value: FormValue | undefined): FieldFault | undefined {
  const { items, minItems = 0, maxItems } = property;
  if (!Array.isArray(value)) return { reason: 'wrong-type' };
  const list = value as readonly unknown[];
  if (list.length < minItems) return { reason: 'too-few', limit: minItems };
  if (maxItems !== undefined && list.length > maxItems) return { reason: 'too-many', limit: maxItems };
  if (isItemList(property))
    return list.every((item) => typeof item === 'object' && item !== null) ? undefined : { reason: 'wrong-type' };
  if (items?.enum)
    return list.every((item) => items.enum?.includes(item as Scalar)) ? undefined : { reason: 'not-choice' };
  const faults = list.map(
    (value) =>
      items && faultOf({ name: '', path: [], property: items, isRequired: true, value: value as Scalar, parts: [] }),
  );
  return faults.find((fault) => fault !== undefined);
}
