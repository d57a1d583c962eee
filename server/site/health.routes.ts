import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';
import { readMigrations } from '#server/platform/migration-file.ts';

/** How long the database may take to answer, in milliseconds. */
const patience = 2_000;

const migrationFolder = new URL('../migrations/', import.meta.url);

/** Why the forum cannot serve just now; undefined when it can. */
export async function findObstacle({ database, db }: Forum): Promise<string | undefined> {
  if (database.fault) return 'The database has stopped.';
  const answer = sql<{ count: number }>`select count(*) as count from migration`.execute(db).catch(() => undefined);
  const timeout = new AbortController();
  const result = await Promise.race([answer, pause(patience, undefined, { signal: timeout.signal })]);
  timeout.abort();
  if (!result) return 'The database does not answer.';
  const files = await readMigrations(migrationFolder);
  return (result.rows[0]?.count ?? 0) < files.length ? 'The database is not migrated yet.' : undefined;
}

/**
 * For those who watch over the process: `/healthz` answers while it runs, `/readyz` when it can serve (the database
 * answers and is migrated), else 503. Registered before anything that asks the database who is calling.
 */
export async function healthRoutes(server: FastifyInstance): Promise<void> {
  server.get('/healthz', (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', async (_, reply) => {
    const reason = await findObstacle(server.forum);
    reply.header('Cache-Control', 'no-store').code(reason ? 503 : 200);
    return reason ? { status: 'unavailable', reason } : { status: 'ready' };
  });
}
