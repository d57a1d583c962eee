import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from 'kysely';
import { readDiskState } from '#server/platform/configuration/free-space.ts';
import { readMigrations } from '#server/platform/database/migration-file.ts';
import type { Forum } from '#server/platform/forum.ts';
import { addEarlyRoute, type FirstHandler } from '#server/platform/http/early-route.ts';
import { retryWhenBack } from '#server/platform/http/errors.ts';

/** Timeout of the database check, in milliseconds. */
const timeLimit = 2_000;

/** Returns the reason why the forum currently cannot serve requests. Returns undefined when it can. */
export async function findUnreadyReason({ database, db }: Forum): Promise<string | undefined> {
  if (database.fault) return 'The database has stopped.';
  const answer = sql<{ count: number }>`select count(*) as count from migration`.execute(db).catch(() => undefined);
  const timeout = new AbortController();
  const result = await Promise.race([answer, pause(timeLimit, undefined, { signal: timeout.signal })]);
  timeout.abort();
  if (!result) return 'The database does not respond.';
  const files = await readMigrations();
  return (result.rows[0]?.count ?? 0) < files.length ? 'The database is not migrated yet.' : undefined;
}

/**
 * Registers the health checks. `/healthz` responds while the process runs. `/readyz` responds with 200 when the forum
 * can serve requests (the database responds and is migrated, no disk is full), otherwise with 503; `warning` states
 * that a disk is nearly full. Register it before the hooks that load the viewer from the database, since both routes
 * must respond without them.
 */
export const healthRoutes = fastifyPlugin(async (server: FastifyInstance) => {
  const alive: FirstHandler = (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  const ready: FirstHandler = async (_, reply) => {
    const { state, warning } = await readDiskState(server.forum);
    const reason = (await findUnreadyReason(server.forum)) ?? (state === 'full' ? warning : undefined);
    reply.header('Cache-Control', 'no-store');
    if (!reason) return reply.send({ status: 'ready', ...(warning && { warning }) });
    return reply.code(503).header('Retry-After', retryWhenBack).send({ status: 'unavailable', reason });
  };
  addEarlyRoute(server, '/healthz', alive);
  addEarlyRoute(server, '/readyz', ready);
});
