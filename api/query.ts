import { z } from 'zod';

/**
 * Shapes that many routes' queries share: paging, expands, lists, ranges and flags (`spec/api.md` §0).
 * For contracts and the server only; the browser imports types from here.
 */

/** How far a number in a query or path may go: what JavaScript and PostgreSQL both hold exactly. */
const id = z.coerce.number().int().min(-1).max(Number.MAX_SAFE_INTEGER);

/** A record's number, in a path or query. */
export const recordID = id;

/** `page` from 1 and `limit` up to `max`, with the route's own default. */
export const paging = (defaultLimit = 30, max = 500) => ({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(max).default(defaultLimit),
});

const words = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean)
    : Array.isArray(value)
      ? value.flatMap((one) => (typeof one === 'string' ? one.split(',') : [one]))
      : value === undefined
        ? undefined
        : typeof value === 'object' && value !== null
          ? Object.values(value)
          : [value];

/** A list in a query: `a=1,2`, `a[]=1&a[]=2`, `a[0]=1` or repeated; at most 500 items. */
export const listOf = <S extends z.ZodType>(item: S) => z.preprocess(words, z.array(item).max(500).optional());

/** Member ids in a query: numbers, or `$me` for the requesting member. */
export const memberIDs = listOf(z.union([z.literal('$me'), id]));

/** `true`, `false`, `1`, `0` in a query. */
export const flag = z.preprocess(
  (value) =>
    value === 'true' || value === '1' || value === true
      ? true
      : value === 'false' || value === '0' || value === false
        ? false
        : value,
  z.boolean().optional(),
);

/**
 * `expand`: a comma list or array of the named extras; `all` means every one, `-name` takes one away again.
 * Gives the chosen names as an array; unknown names are refused.
 */
export const expands = <const Names extends readonly string[]>(...names: Names) => {
  const choice = z.enum([...names, ...names.map((name) => `-${name}`), 'all', 'true', 'false'] as unknown as [
    string,
    ...string[],
  ]);
  return z.preprocess(words, z.array(choice).optional()).transform((chosen): Names[number][] => {
    const wanted = new Set<string>();
    for (const one of chosen ?? []) {
      if (one === 'all' || one === 'true') for (const name of names) wanted.add(name);
      else if (one.startsWith('-')) wanted.delete(one.slice(1));
      else if (one !== 'false') wanted.add(one);
    }
    return [...wanted];
  });
};

/** A subcommunity, by its number or as `$SubcommunityID:` and its number or address; 0, or none, is the whole site. */
export const siteSection = z.string().max(100).optional();

/**
 * Filters by a mood that a machine has judged, which posts of this forum never have, and by what discussions answer to the
 * public fields of their type; of other records a list that asks for either has nothing (`findsNothing`).
 */
export const unknownFacts = {
  sentiment: listOf(z.enum(['stronglyNegative', 'negative', 'balanced', 'positive', 'stronglyPositive'])),
  postMeta: z.record(z.string().max(100), z.unknown()).optional(),
};

/** Bounds of a range filter; `undefined` is open. Values are as written, numbers or ISO dates. */
export interface Range {
  readonly from?: string;
  readonly fromExclusive?: boolean;
  readonly to?: string;
  readonly toExclusive?: boolean;
  readonly values?: readonly string[];
}

/** Reads the bounds or values of a range filter from its text, whatever they are. */
export const readRange = (text: string): Range => {
  const interval = /^([[(])\s*([^,]*?)\s*,\s*([^,]*?)\s*([\])])$/.exec(text);
  if (interval) {
    const [, open, from, to, close] = interval;
    return {
      ...(from && { from, fromExclusive: open === '(' }),
      ...(to && { to, toExclusive: close === ')' }),
    };
  }
  const between = /^(.+?)\.\.(.+)$/.exec(text);
  if (between) return { from: between[1] as string, to: between[2] as string };
  const bound = /^(>=|<=|>|<|=)\s*(.+)$/.exec(text);
  if (bound) {
    const [, sign, value = ''] = bound;
    if (sign === '=') return { values: [value] };
    return sign?.startsWith('>')
      ? { from: value, fromExclusive: sign === '>' }
      : { to: value, toExclusive: sign === '<' };
  }
  return { values: text.split(',').map((one) => one.trim()) };
};

const boundsOf = ({ from, to, values }: Range) => [from, to, ...(values ?? [])].filter((one) => one !== undefined);

const rangeOf = (
  expectation: string,
  isValid: (value: string) => boolean,
  order: (value: string, isEnd?: boolean) => number,
) =>
  z
    .preprocess(
      (value) => (Array.isArray(value) ? value.join(',') : typeof value === 'number' ? String(value) : value),
      z.string().max(2000),
    )
    .transform((text, context): Range => {
      const range = readRange(text.trim());
      const isWellFormed = boundsOf(range).length > 0 && boundsOf(range).every(isValid);
      const isReversed =
        isWellFormed && range.from !== undefined && range.to !== undefined && order(range.from) > order(range.to, true);
      if (isWellFormed && !isReversed) return range;
      const message = isReversed ? 'The range ends before it begins.' : expectation;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });

/** A filter on numbers: `5`, `1,2,3`, `1..5`, `>=3`, `[a,b]`, `(a,b)`. */
export const numberRange = rangeOf(
  'Expected a number, a list, or a range such as 1..5, >=3, [a,b].',
  (value) => /^-?\d{1,15}$/.test(value),
  (value) => Number(value),
);

/** A filter on dates with the same forms; a date alone means that whole day. */
export const dateRange = rangeOf(
  'Expected an ISO date, a list, or a range such as 1..5, >=3, [a,b].',
  (value) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)),
  (value, isEnd) => Date.parse(value) + (isEnd && value.length === 10 ? 86_399_999 : 0),
);

/** `fields`: a comma list or array of (dotted) names; only these are answered. Every GET takes it. */
export const fields = { fields: listOf(z.string().max(100)) };
