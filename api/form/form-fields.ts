import { holds } from './form-condition.ts';
import type { FormPath, FormProperty, FormSchema, FormValue, FormValues } from './form-schema.ts';

/** A shown field with its value. Hidden fields are absent: they are not required, not checked and not sent. */
export interface FormField {
  readonly name: string;
  readonly path: FormPath;
  readonly property: FormProperty;
  readonly isRequired: boolean;
  readonly value: FormValue | undefined;
  /** The fields of an object (one list), or of each item of a list of objects. Empty for other fields. */
  readonly parts: readonly (readonly FormField[])[];
}

/** Returns the fields of a form whose conditions hold, in the order of the schema. */
export const shownFields = (schema: FormSchema, values: FormValues): readonly FormField[] =>
  fieldsWithin(schema, values, { path: [], root: undefined });

/** Returns the shown fields of an open object, with the schema that its control found, and the defaults as values. */
export const fieldsAt = (schema: FormSchema, values: FormValues, path: FormPath): readonly FormField[] =>
  fieldsWithin(schema, withDefaults(schema, values), { path, root: undefined });

/**
 * Returns the values of the shown fields, as they are sent. The browser uses it before a form is sent, and the server
 * before it checks the values, so that both agree about hidden fields.
 */
export const shownValues = (schema: FormSchema, values: FormValues): FormValues =>
  valuesOf(shownFields(schema, values));

/** Returns the values with the defaults of the schema for fields without a value. */
export function withDefaults(schema: FormProperty, values: FormValues): FormValues {
  const filled = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    withDefault(property, values[name]),
  ]);
  return { ...values, ...Object.fromEntries(filled.filter(([, value]) => value !== undefined)) };
}

/** Whether the property is an object without fields of its own. Its control knows the fields, and all values are kept. */
export const isOpenObject = ({ type, properties = {} }: FormProperty): boolean =>
  type === 'object' && Object.keys(properties).length === 0;

/** Whether the property is a list whose items have fields of their own. */
export const isItemList = ({ type, items }: FormProperty): boolean => type === 'array' && items?.type === 'object';

function withDefault(property: FormProperty, value: FormValue | undefined): FormValue | undefined {
  const present = property.const ?? (value === undefined ? property.default : value);
  if (property.type === 'object') return withDefaults(property, objectIn(present));
  if (property.type === 'array' && property.items && Array.isArray(present ?? [])) {
    const { items } = property;
    const list = (present ?? []) as readonly FormValue[];
    return (isItemList(property) ? list.map((item) => withDefaults(items, objectIn(item))) : list) as FormValue;
  }
  return present ?? (property.type === 'boolean' ? false : present);
}

interface Place {
  readonly path: FormPath;
  /** The values of the form that are shown so far; undefined for the form itself. */
  readonly root: FormValues | undefined;
}

function fieldsWithin(schema: FormProperty, values: FormValues, { path, root }: Place): readonly FormField[] {
  const beside: Record<string, FormValue | undefined> = {};
  const shared = root ?? beside;
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (!holds(property['x-control']?.only, { beside, root: shared })) return [];
    const own = [...path, name];
    const value = values[name];
    const parts = partsOf(property, value, { path: own, root: shared });
    const field = { name, path: own, property, isRequired: schema.required?.includes(name) ?? false, value, parts };
    beside[name] = sentValue(field);
    return [field];
  });
}

function partsOf(property: FormProperty, value: FormValue | undefined, { path, root }: Place): FormField['parts'] {
  if (property.type === 'object') return [fieldsWithin(property, objectIn(value), { path, root })];
  const { items } = property;
  if (!items || !isItemList(property) || !Array.isArray(value)) return [];
  return value.map((item: FormValue, index) => fieldsWithin(items, objectIn(item), { path: [...path, index], root }));
}

/** Returns a value that should be an object. The values of a request can be anything. */
const objectIn = (value: FormValue | undefined): FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FormValues) : {};

const valuesOf = (fields: readonly FormField[]): FormValues =>
  Object.fromEntries(
    fields.map((field) => [field.name, sentValue(field)] as const).filter(([, value]) => value !== undefined),
  );

function sentValue({ property, value, parts }: FormField): FormValue | undefined {
  if (isOpenObject(property)) return objectIn(value);
  if (property.type === 'object') return valuesOf(parts[0] ?? []);
  return isItemList(property) ? parts.map(valuesOf) : value;
}
