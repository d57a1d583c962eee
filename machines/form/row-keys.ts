import { isItemList } from '#api/form/form-fields.ts';
import type { FormProperty, FormValue, FormValues } from '#api/form/form-schema.ts';

/** The name under which an item of a list holds its key while a form is open. It is never sent. */
const keyName = '$key';

/** Returns the key of an item, which stays the same when the item moves. */
export const rowKey = (item: FormValues): string => String(item[keyName]);

/** Returns the values with a key in every item that has none. `take` returns a new key. */
export function withRowKeys(schema: FormProperty, values: FormValues, take: () => number): FormValues {
  const keyed = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    keyedValue(property, values[name], take),
  ]);
  return { ...values, ...Object.fromEntries(keyed.filter(([, value]) => value !== undefined)) };
}

function keyedValue(property: FormProperty, value: FormValue | undefined, take: () => number): FormValue | undefined {
  const { items } = property;
  if (property.type === 'object') return withRowKeys(property, (value ?? {}) as FormValues, take);
  if (!items || !isItemList(property)) return value;
  return ((value ?? []) as readonly FormValues[]).map((item) => ({
    ...withRowKeys(items, item, take),
    [keyName]: item[keyName] ?? take(),
  }));
}
