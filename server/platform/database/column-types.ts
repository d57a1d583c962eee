import type { ColumnType } from 'kysely';

/**
 * A column that has a database default. Unlike Kysely's type of the same name, it also accepts timestamp and JSON
 * columns.
 */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

/** A timestamp: read as an API date string, written as a `Date` or string. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;

/** A JSON column: read as a parsed object, written as a string. */
export type Json = ColumnType<Record<string, unknown>, string, string>;

/** A timestamp or JSON column that has a database default. */
export type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : never;
