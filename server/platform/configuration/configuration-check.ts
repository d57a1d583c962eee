import { z } from 'zod';

/** Returns a schema that parses a string with a function. The string is invalid when the function returns undefined. */
export function readWith<T>(read: (value: string) => T | undefined) {
  return z.string().transform((value, context) => {
    const result = read(value);
    if (result !== undefined) return result;
    context.addIssue({ code: 'custom', message: 'not as it must be' });
    return z.NEVER;
  });
}

/**
 * Parses the URL of a site: http or https, without path or query. The trailing slash is removed. Returns undefined when
 * the value is not such a URL.
 */
export function webAddress(value: string): string | undefined {
  const url = URL.parse(value);
  const isPlain = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isPlain ? url.origin : undefined;
}
