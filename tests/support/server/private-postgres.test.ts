import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findPostgres } from '#scripts/setup.mjs';
import { startPostgres } from '#tests/support/server/private-postgres.ts';

test.runIf(findPostgres())(
  'a private PostgreSQL answers, allows tests to create databases, and leaves nothing behind',
  async () => {
    const server = await startPostgres();
    const { rows: folders } = await ask(server.url, 'show data_directory');
    const { rows } = await ask(server.url, 'select 1 as one, usesuper from pg_user where usename = current_user');
    await server.stop();
    expect(rows).toEqual([{ one: 1, usesuper: true }]);
    expect(existsSync(folders[0].data_directory)).toBe(false);
    await expect(ask(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  },
);

async function ask(connectionString: string, question: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(question);
  } finally {
    await client.end();
  }
}
