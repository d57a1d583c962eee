import { shownValues, withDefaults } from '#api/form/form-fields.ts';
import type { FormSchema, FormValues } from '#api/form/form-schema.ts';

/** Returns the settings that a fragment receives: the given ones, with the defaults of its schema. */
export const fragmentProps = (schema: FormSchema | null, settings: FormValues): FormValues =>
  schema ? shownValues(schema, withDefaults(schema, settings)) : settings;
