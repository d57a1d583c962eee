import { logUnexpectedError } from '#components/primitives/runtime/log-unexpected-error.ts';

/** The query of an address as text. */
export type SearchText = Readonly<Record<string, string | string[]>>;

/** Logs a query with invalid percent-encoding. The decodable parts are still used. */
function logUnreadable(text: string): void {
  try {
    decodeURIComponent(text);
  } catch (error) {
    logUnexpectedError('Error parsing search params', error);
  }
}

/** Parses a query: all values are strings, repeated names become arrays. Logs what cannot be decoded. */
export function parseSearchText(text: string): SearchText {
  if (text.includes('%')) logUnreadable(text);
  const search: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const name = key.replace(/\[\d*\]$/, '');
    const before = search[name];
    search[name] = before === undefined && name === key ? value : [before ?? [], value].flat();
  }
  return search;
}

/** Serializes a query. Empty values are omitted. */
export function writeSearchText(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined || one === null || one === '' ? [] : [[name, String(one)]])),
  );
  const text = new URLSearchParams(pairs).toString();
  return text && `?${text}`;
}

/** Returns a value of a query; the first when the name is repeated. */
export const textIn = (search: SearchText, name: string): string | undefined => [search[name]].flat()[0];

/** Parses a page number from a query or path. Returns 1 when it is not a positive integer. */
export const pageIn = (text: string | undefined): number => (/^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1);
