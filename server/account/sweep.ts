import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from 'kysely';
import { inTransaction } from '#server/platform/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { deviceLifetime } from './remembered-device.ts';

/** How often what has ended is swept away, in milliseconds. */
const sweepEvery = 3_600_000;

/** How long an expired token is still known, in milliseconds: whoever comes with it late is told that it has expired. */
const tokensKnownFor = 7 * 86_400_000;

/** Names the sweep among the database's advisory locks. */
const lockKey = 7_305_842;

/** What a sweep took away; undefined when another process was at it. */
export interface Swept {
  readonly sessions: number;
  readonly tokens: number;
}

/** Takes away sessions that have ended and tokens that expired a week ago, in one process at a time. */
export const sweepEnded = (forum: Forum): Promise<Swept | undefined> =>
  inTransaction(forum.db, async (trx) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lockKey}) as mine`.execute(trx);
    if (!rows[0]?.mine) return undefined;
    const now = forum.now();
    const sessions = await sql`delete from session where date_expires <= ${now}`.execute(trx);
    await sql`
      delete from remembered_device where date_last_used <= ${new Date(now.getTime() - deviceLifetime)}`.execute(trx);
    const tokens = await sql`
      delete from member_token where date_expires <= ${new Date(now.getTime() - tokensKnownFor)}`.execute(trx);
    return { sessions: Number(sessions.numAffectedRows ?? 0), tokens: Number(tokens.numAffectedRows ?? 0) };
  });

/** Sweeps every hour while the server runs. */
export const sweeping = fastifyPlugin(async (server: FastifyInstance) => {
  const { forum } = server;
  const sweep = () =>
    sweepEnded(forum).catch((error: unknown) => {
      forum.log.warn({ err: error }, 'Expired records could not be deleted; retrying later.');
    });
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep();
  }, sweepEvery).unref();
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
});
