import { z } from 'zod';
import type { FormSchema as Schema } from './form-schema.ts';

/**
 * The JSON schema of a form, as an answer of the API: an object whose fields have an `x-control`. The supported subset
 * is checked where the schema is made (`server/form/form-schema.ts`).
 */
export const FormSchema = z.looseObject({
  type: z.literal('object'),
  required: z.array(z.string()).optional(),
  properties: z.record(
    z.string(),
    z.looseObject({
      type: z.enum(['string', 'number', 'integer', 'boolean', 'object', 'array']),
      'x-control': z.looseObject({ inputType: z.string(), label: z.string() }),
    }),
  ),
}) as unknown as z.ZodType<Schema, Schema>;
