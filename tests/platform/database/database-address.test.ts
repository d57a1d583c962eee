import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { readPostgresAddress } from '#server/platform/database/database-address.ts';

test('the parameter of the forum is removed from the database URL, those of the driver stay', () => {
  const { connection, poolSize, place } = readPostgresAddress(
    'postgres://me:hunter2@db:5433/forum?pool_max=20&sslmode=require',
  );
  expect(poolSize).toBe(20);
  expect(place).toBe('db:5433/forum');
  expect(connection.connectionString).toBe('postgres://me:hunter2@db:5433/forum?sslmode=require');
});

test('the pool has ten connections by default', () => {
  expect(readPostgresAddress('postgres://db/forum').poolSize).toBe(10);
});

test('sessions use UTC, in addition to the options of the URL', () => {
  const { connection } = readPostgresAddress('postgres://db/forum?options=-c%20search_path%3Dforum');
  expect(connection.options).toBe(
    '-c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0 -c search_path=forum',
  );
});

test('an unreachable server is named without its password', async () => {
  const error = await openDatabase({ databaseUrl: 'postgres://me:hunter2@127.0.0.1:1/forum' }).catch(
    (caught) => caught,
  );
  expect(error.message).toBe(
    'The PostgreSQL database at 127.0.0.1:1/forum cannot be used: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL.',
  );
});
