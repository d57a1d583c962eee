import { z } from 'zod';

/** A check that reads a text with a function; undefined from it means that the text is not as it must be. */
export function readWith<T>(read: (value: string) => T | undefined) {
  return z.string().transform((value, context) => {
    const result = read(value);
    if (result !== undefined) return result;
    context.addIssue({ code: 'custom', message: 'not as it must be' });
    return z.NEVER;
  });
}

/** Reads the address of a site: http or https, no path, no query; the slash at the end is taken off. */
export function webAddress(value: string): string | undefined {
  const url = URL.parse(value);
  const isPlain = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isPlain ? url.origin : undefined;
}
