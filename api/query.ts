import { z } from 'zod';

/**
 * Schemas that the queries of many routes share: paging, expands, lists, ranges and flags
 * (docs/behavior/platform.md#api-conventions). For contracts and the server only; the browser imports only types from
 * this file.
 */

/** The range of IDs in a query or path: integers that both JavaScript and PostgreSQL represent exactly. */
const id = z.coerce.number().int().min(-1).max(Number.MAX_SAFE_INTEGER);

/** The ID of a record, in a path or query. */
export const recordID = id;

/** The parameters `page` (from 1) and `limit` (up to `max`), with the route's default limit. */
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

/** Member IDs in a query: numbers, or `$me` for the viewer. */
export const memberIDs = listOf(z.union([z.literal('$me'), id]));

/** A boolean in a query: `true`, `false`, `1` or `0`. */
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
 * The `expand` parameter: a comma-separated list or array of the given names. `all` selects all names and `-name`
 * removes one. Outputs the selected names as an array; unknown names fail validation.
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

/** A subcommunity: its ID or url code, optionally after `$SubcommunityID:`. 0 or no value selects the whole site. */
export const siteSection = z.string().max(100).optional();

/**
 * The filters `sentiment`, a classification that posts of this forum never have, and `postMeta`, the values of the
 * public fields of a discussion's type. For record types without these properties, a list with either filter is empty
 * (`matchesNoPost`).
 */
export const unmatchableFilters = {
  sentiment: listOf(z.enum(['stronglyNegative', 'negative', 'balanced', 'positive', 'stronglyPositive'])),
  postMeta: z.record(z.string().max(100), z.unknown()).optional(),
};

/** The bounds of a range filter; `undefined` means unbounded. Values are unparsed numbers or ISO dates. */
export interface Range {
  readonly from?: string;
  readonly fromExclusive?: boolean;
  readonly to?: string;
  readonly toExclusive?: boolean;
  readonly values?: readonly string[];
}

/** Parses the bounds or values of a range filter from its text, without checking the type of the values. */
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

/** A number filter: `5`, `1,2,3`, `1..5`, `>=3`, `[a,b]`, `(a,b)`. */
export const numberRange = rangeOf(
  'Expected a number, a list, or a range such as 1..5, >=3, [a,b].',
  (value) => /^-?\d{1,15}$/.test(value),
  (value) => Number(value),
);

/** A date filter with the same forms; a date without a time means the whole day. */
export const dateRange = rangeOf(
  'Expected an ISO date, a list, or a range such as 1..5, >=3, [a,b].',
  (value) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)),
  (value, isEnd) => Date.parse(value) + (isEnd && value.length === 10 ? 86_399_999 : 0),
);

/**
 * The `fields` parameter of every GET route: a comma-separated list or array of (dotted) property names. The response
 * contains only these properties.
 */
export const fields = { fields: listOf(z.string().max(100)) };
