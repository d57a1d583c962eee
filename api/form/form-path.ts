import type { FormPath, FormValue, FormValues } from './form-schema.ts';

type Part = FormValue | undefined;

/** Returns the value at a path; undefined where there is none. */
export const valueAt = (values: FormValues, path: FormPath): Part =>
  path.reduce<Part>((part, step) => (part as Record<string | number, Part> | null | undefined)?.[step], values);

/** Returns the values with another value at a path. Parts that do not change stay the same objects. */
export const withValueAt = (values: FormValues, path: FormPath, value: Part): FormValues =>
  replaceWithin(values, path, value) as FormValues;

/** Returns the values with a list changed by a function. A missing list is empty. */
export const withList = (
  values: FormValues,
  path: FormPath,
  change: (items: readonly FormValues[]) => readonly FormValues[],
): FormValues => withValueAt(values, path, change((valueAt(values, path) ?? []) as readonly FormValues[]));

function replaceWithin(part: Part, [step, ...rest]: FormPath, value: Part): Part {
  if (step === undefined) return value;
  if (Array.isArray(part)) return part.with(Number(step), replaceWithin(part[Number(step)], rest, value) as never);
  const object = (part ?? {}) as FormValues;
  return { ...object, [step]: replaceWithin(object[step], rest, value) };
}

/** Returns a copy of a list with an item at another position. */
export const withMoved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const moved = items[from];
  return moved === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, moved);
};
