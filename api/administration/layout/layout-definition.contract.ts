import { z } from 'zod';
import { layoutLimits } from '#api/administration/layout-editor/layout-steps.ts';

/** The maximum length of a layout as JSON. */
const longestLayout = 262_144;

/** Whether PostgreSQL can store a value as JSON: not too long, without null characters and lone surrogates. */
function isStorable(value: unknown): boolean {
  const text = JSON.stringify(value);
  return text.length <= longestLayout && !/\\u(?:0000|d[89a-f])/i.test(text);
}

/** The wire form of a layout: sections with `$hydrate` names that contain widgets with `$hydrate` names. */
export const LayoutDefinition = z
  .array(z.record(z.string(), z.unknown()))
  .max(layoutLimits.sections)
  .refine(isStorable, 'A layout can contain at most 256 kB of text without control characters.');
