import pg from 'pg';

const { builtins } = pg.types;

/** The earliest and latest timestamps of an API date. Infinity, years BC and years after 9999 are clamped to them. */
const earliest = '0001-01-01T00:00:00+00:00';
const latest = '9999-12-31T23:59:59+00:00';

/**
 * Converts PostgreSQL's text of a timestamp (`2025-04-14 18:18:38.5+00`, in JSON `2025-04-14T18:18:38.5+00:00`) to an
 * API date: `2025-04-14T18:18:38+00:00`.
 */
export function toApiDate(text: string): string {
  if (text.charCodeAt(4) === 45 && (text.endsWith('+00') || text.endsWith('+00:00')))
    return `${text.slice(0, 10)}T${text.slice(11, 19)}+00:00`;
  if (text.endsWith(' BC') || text === '-infinity') return earliest;
  if (text === 'infinity' || /^\d{5,}-/.test(text)) return latest;
  return `${new Date(/[+-]\d\d(:\d\d)*$/.test(text) ? text : `${text}Z`).toISOString().slice(0, 19)}+00:00`;
}

/** Parses an integer. @throws {RangeError} when it exceeds the safe integers of JavaScript. */
export function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The number ${text} from the database is too large to be exact.`);
  return value;
}

const readText = (text: string) => text;

const readTexts = pg.types.getTypeParser(1009 as number, 'text') as (text: string) => Nested[];

type Nested = string | null | Nested[];

/**
 * Returns a parser of an array type, given the parser of its elements. Null elements and nested arrays are preserved.
 */
function listOf(read: (text: string) => unknown): (text: string) => unknown[] {
  const readEach = (value: Nested): unknown =>
    value === null ? null : Array.isArray(value) ? value.map(readEach) : read(value);
  return (text) => readTexts(text).map(readEach);
}

const readers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, readInteger],
  [1016, listOf(readInteger)],
  [builtins.NUMERIC, Number],
  [1231, listOf(Number)],
  [builtins.TIMESTAMPTZ, toApiDate],
  [1185, listOf(toApiDate)],
  [builtins.TIMESTAMP, toApiDate],
  [1115, listOf(toApiDate)],
  [builtins.DATE, readText],
  [1182, listOf(readText)],
]);

/**
 * The type parsers of the database driver: integers and decimals become numbers, timestamps become API dates in UTC
 * with a precision of seconds, dates become `YYYY-MM-DD`, JSON is parsed. They are passed to each pool; the driver's
 * global parsers are not changed.
 */
export const databaseTypes: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && readers.get(type)) ||
    pg.types.getTypeParser(type, format as 'text')) as typeof pg.types.getTypeParser,
};
