import { z } from 'zod';
import { type SettingControl, settingControl } from '#api/administration/widget/widget-definition.ts';
import type { MessageID } from '#api/message-id.ts';

/** Returns a duration from one hour, shown in the longest unit. */
export const hoursField = (label: MessageID, preset: number) =>
  z
    .number()
    .int()
    .min(1)
    .max(87_600)
    .default(preset)
    .meta(settingControl({ inputType: 'duration', label, countsIn: 'hour' }));

/** Returns a whole number from 1. */
export const countField = (label: MessageID, preset: number) =>
  z
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(preset)
    .meta(settingControl({ inputType: 'number', label }));

/** Returns a field with the ID of one record. */
export const recordField = (inputType: 'category' | 'tag' | 'role' | 'collection', label: MessageID) =>
  z.number().int().min(1).meta(settingControl({ inputType, label }));

/** Returns a field with the IDs of several records. */
export const recordsField = (inputType: 'category' | 'tag' | 'role' | 'member', label: MessageID) =>
  z.array(z.number().int().min(1)).min(1).max(20).meta(settingControl({ inputType, label }));

/** Returns a field that is on or off, by default off. */
export const switchField = (label: MessageID) =>
  z
    .boolean()
    .default(false)
    .meta(settingControl({ inputType: 'switch', label }));

/** Returns a list of texts, one on each line. */
export const linesField = (label: MessageID, meta: Partial<SettingControl> = {}) =>
  z
    .array(z.string().min(1).max(100))
    .min(1)
    .max(50)
    .meta(settingControl({ inputType: 'lines', label, ...meta }));

/** Returns a text that must not be empty. */
export const textField = (label: MessageID, longest: number, meta: Partial<SettingControl> = {}) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .meta(settingControl({ inputType: 'text', label, ...meta }));

/** Returns a field that chooses a record of the API by its ID or name. */
export const lookupField = <V extends z.ZodType>(
  value: V,
  label: MessageID,
  choices: NonNullable<LookupControl['choices']>,
): V => value.meta(settingControl({ inputType: 'choice', label, choices: choices as never }));

type LookupControl = { readonly choices?: { api: string; single: string; label: string; value: string } };
