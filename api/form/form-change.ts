import { shownValues } from './form-fields.ts';
import type { FormSchema, FormValues } from './form-schema.ts';

/**
 * Returns the sent values that differ from those saved last, by field of the form. A field that was hidden has its saved
 * value, so showing it again is no change.
 */
export function changedValues(schema: FormSchema, values: FormValues, saved: FormValues): FormValues {
  const before = shownValues(schema, saved);
  return Object.fromEntries(
    Object.entries(shownValues(schema, values)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name] ?? saved[name]),
    ),
  );
}

/** Whether a form would send other values than those saved last. The values of hidden fields do not count. */
export const isChanged = (schema: FormSchema, values: FormValues, saved: FormValues): boolean =>
  JSON.stringify(shownValues(schema, values)) !== JSON.stringify(shownValues(schema, saved));
