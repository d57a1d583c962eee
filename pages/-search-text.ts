import { logFault } from '#components/primitives/runtime/log-fault.ts';

/** What an address may ask of a page, as text. */
export type SearchText = Readonly<Record<string, string | string[]>>;

/** Logs a query with percent signs that encode nothing; its readable parts are used all the same. */
function logUnreadable(text: string): void {
  try {
    decodeURIComponent(text);
  } catch (error) {
    logFault('Error parsing search params', error);
  }
}

/** Reads the query of an address: every value is text, repeated names are lists. What cannot be decoded is logged. */
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

/** Writes the query of an address; empty values are left out. */
export function writeSearchText(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined || one === null || one === '' ? [] : [[name, String(one)]])),
  );
  const text = new URLSearchParams(pairs).toString();
  return text && `?${text}`;
}

/** One text of a query; the first where a name is repeated. */
export const textIn = (search: SearchText, name: string): string | undefined => [search[name]].flat()[0];

/** A page number of a query or path: a whole number from 1, else 1. */
export const pageIn = (text: string | undefined): number => (/^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1);
