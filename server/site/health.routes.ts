import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from 'kysely';
import { answerFirst, type FirstHandler } from '#server/platform/answer-first.ts';
import { retryWhenBack } from '#server/platform/errors.ts';
import type { Forum } from '#server/platform/forum.ts';
import { readDiskState } from '#server/platform/free-space.ts';
import { readMigrations } from '#server/platform/migration-file.ts';
import { inProject } from '#server/platform/project-folder.ts';

/** How long the database may take to answer, in milliseconds. */
const patience = 2_000;

const migrationFolder = inProject('server/migrations');

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
 * answers and is migrated, no disk is full), else 503; `warning` says that a disk is nearly full. Both are answered before
 * the hooks that ask the database who is calling, so register it before them.
 */
export const healthRoutes = fastifyPlugin(async (server: FastifyInstance) => {
  const alive: FirstHandler = (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  const ready: FirstHandler = async (_, reply) => {
    const { state, warning } = await readDiskState(server.forum);
    const reason = (await findObstacle(server.forum)) ?? (state === 'full' ? warning : undefined);
    reply.header('Cache-Control', 'no-store');
    if (!reason) return reply.send({ status: 'ready', ...(warning && { warning }) });
    return reply.code(503).header('Retry-After', retryWhenBack).send({ status: 'unavailable', reason });
  };
  answerFirst(server, '/healthz', alive);
  answerFirst(server, '/readyz', ready);
});
