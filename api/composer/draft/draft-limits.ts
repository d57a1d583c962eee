/**
 * The limits of drafts: `bytes` is the maximum size of the attributes as JSON, `depth` their maximum nesting depth, and
 * `perMember` the maximum number of drafts per member.
 */
export const draftLimits = { bytes: 200_000, depth: 40, perMember: 200 } as const;

const tooDeep = Symbol('too deep');

const tidy = (value: unknown, depth: number): unknown => {
  if (depth > draftLimits.depth) throw tooDeep;
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '');
  if (Array.isArray(value)) return value.map((one) => tidy(one, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key.toWellFormed().replaceAll('\0', ''), tidy(one, depth + 1)]),
  );
};

/**
 * Sanitises a draft's attributes for storage: removes lone surrogates and null bytes, which a database cannot store.
 * Returns an error message as `problem` when the attributes are too large or nested too deeply.
 */
export function tidyDraftValue(value: unknown): { readonly value?: unknown; readonly problem?: string } {
  try {
    const tidied = tidy(value, 0);
    const bytes = new TextEncoder().encode(JSON.stringify(tidied)).byteLength;
    if (bytes > draftLimits.bytes) return { problem: 'This draft is too large to be kept on the server (max 200 kB).' };
    return { value: tidied };
  } catch (error) {
    if (error !== tooDeep) throw error;
    return { problem: 'This draft is nested too deep.' };
  }
}
