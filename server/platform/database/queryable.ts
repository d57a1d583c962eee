import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** An executor of statements: the database or a transaction. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;
