import { z } from 'zod';
import { control } from '#api/form/form-schema.ts';
import type { MessageID } from '#api/message-id.ts';

/** The field for the address of a service. */
export const urlField = (description: MessageID) =>
  z
    .string()
    .max(500)
    .regex(/^(https?:\/\/[^\s?#@]+)?$/)
    .meta(control({ inputType: 'text', label: 'machine-translation.url', description, direction: 'ltr' }));

/** The field for the API key of a service. */
export const keyField = (description: MessageID) =>
  z
    .string()
    .max(1_000)
    .optional()
    .meta(
      control({ inputType: 'text', label: 'machine-translation.key', description, direction: 'ltr', isSecret: true }),
    );
