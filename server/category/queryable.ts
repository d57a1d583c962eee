import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** Where a statement runs: on its own, or inside a transaction. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;
