import { visibleOrEmpty } from '#api/visible-text.ts';
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
  | { readonly reason: 'missing' | 'not-number' | 'not-whole' | 'not-choice' | 'malformed' | 'wrong-type' }
  | {
      readonly reason: 'too-short' | 'too-long' | 'too-small' | 'too-large' | 'too-few' | 'too-many';
      readonly limit: number;
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
  if (property.type === 'array') return listFault(property, value);
  if (property.enum) return property.enum.includes(value as Scalar) ? undefined : { reason: 'not-choice' };
  return property.type === 'string' ? textFault(property, value) : numberFault(property, value);
}

const isEmpty = (value: FormValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && visibleOrEmpty(value.trim()) === '') ||
  (Array.isArray(value) && value.length === 0);

function textFault({ minLength = 0, maxLength, pattern }: FormProperty, value: FormValue | undefined) {
  if (typeof value !== 'string') return { reason: 'wrong-type' } as const;
  const text = value.trim();
  if (text.length < minLength) return { reason: 'too-short', limit: minLength } as const;
  if (maxLength !== undefined && text.length > maxLength) return { reason: 'too-long', limit: maxLength } as const;
  return pattern === undefined || new RegExp(pattern, 'u').test(text) ? undefined : ({ reason: 'malformed' } as const);
}

function numberFault({ type, minimum, maximum }: FormProperty, value: FormValue | undefined) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { reason: 'not-number' } as const;
  if (type === 'integer' && !Number.isInteger(value)) return { reason: 'not-whole' } as const;
  if (minimum !== undefined && value < minimum) return { reason: 'too-small', limit: minimum } as const;
  return maximum !== undefined && value > maximum ? ({ reason: 'too-large', limit: maximum } as const) : undefined;
}

function listFault(property: FormProperty, value: FormValue | undefined): FieldFault | undefined {
  const { items, minItems = 0, maxItems } = property;
  if (!Array.isArray(value)) return { reason: 'wrong-type' };
  const list = value as readonly unknown[];
  if (list.length < minItems) return { reason: 'too-few', limit: minItems };
  if (maxItems !== undefined && list.length > maxItems) return { reason: 'too-many', limit: maxItems };
  if (isItemList(property))
    return list.every((item) => typeof item === 'object' && item !== null) ? undefined : { reason: 'wrong-type' };
  return list.every((item) => items?.enum?.includes(item as Scalar)) ? undefined : { reason: 'not-choice' };
}
