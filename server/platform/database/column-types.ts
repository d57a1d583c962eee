import type { ColumnType } from 'kysely';

/** A column that the database fills when nothing is given; unlike Kysely's, it also takes moments and documents. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

/** A moment: read as the API's date text, written as a date or text. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;

/** A JSON document: read parsed, written as text. */
export type Json = ColumnType<Record<string, unknown>, string, string>;

/** A moment or document that the database fills in when none is given. */
export type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : never;
