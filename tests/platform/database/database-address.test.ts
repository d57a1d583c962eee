import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { readPostgresAddress } from '#server/platform/database/database-address.ts';

test('the forum’s own parameter is taken out of the address, the driver’s stay', () => {
  const { connection, poolSize, place } = readPostgresAddress(
    'postgres://me:hunter2@db:5433/forum?pool_max=20&sslmode=require',
  );
  expect(poolSize).toBe(20);
  expect(place).toBe('db:5433/forum');
  expect(connection.connectionString).toBe('postgres://me:hunter2@db:5433/forum?sslmode=require');
});

test('ten connections are kept when the address does not say', () => {
  expect(readPostgresAddress('postgres://db/forum').poolSize).toBe(10);
});

test('sessions are in UTC beside the options of the address', () => {
  const { connection } = readPostgresAddress('postgres://db/forum?options=-c%20search_path%3Dforum');
  expect(connection.options).toBe(
    '-c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0 -c search_path=forum',
  );
});

test('a server that cannot be reached is named without its password', async () => {
  const error = await openDatabase({ databaseUrl: 'postgres://me:hunter2@127.0.0.1:1/forum' }).catch(
    (caught) => caught,
  );
  expect(error.message).toBe(
    'The PostgreSQL database at 127.0.0.1:1/forum cannot be used: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL.',
  );
});
