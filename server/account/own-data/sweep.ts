import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from 'kysely';
import { deviceLifetime } from '#server/account/credential/remembered-device.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The interval of the sweep of expired rows, in milliseconds. */
const sweepEvery = 3_600_000;

/**
 * The period for which an expired token is retained, in milliseconds. A late user receives the error that it has
 * expired.
 */
const tokensKnownFor = 7 * 86_400_000;

/** The period for which the revocation of an access token can be undone, in milliseconds. */
const revokedFor = 30 * 86_400_000;

/** The advisory lock key of the sweep. */
const lockKey = 7_305_842;

/** The numbers of deleted rows. */
export interface SweepResult {
  readonly sessions: number;
  readonly tokens: number;
}

/**
 * Deletes expired sessions and devices, tokens that expired a week ago, and access tokens that were revoked a
 * month ago. Runs in one process at a time; returns
 * undefined if another process is already running it.
 */
export const deleteExpired = (forum: Forum): Promise<SweepResult | undefined> =>
  inTransaction(forum.db, async (trx) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lockKey}) as mine`.execute(trx);
    if (!rows[0]?.mine) return undefined;
    const now = forum.now();
    const sessions = await sql`delete from session where date_expires <= ${now}`.execute(trx);
    await sql`
      delete from remembered_device where date_last_used <= ${new Date(now.getTime() - deviceLifetime)}`.execute(trx);
    await sql`
      delete from access_token where date_revoked <= ${new Date(now.getTime() - revokedFor)}`.execute(trx);
    const tokens = await sql`
      delete from member_token where date_expires <= ${new Date(now.getTime() - tokensKnownFor)}`.execute(trx);
    return { sessions: Number(sessions.numAffectedRows ?? 0), tokens: Number(tokens.numAffectedRows ?? 0) };
  });

/** Runs the sweep every hour while the server runs. */
export const expirySweep = fastifyPlugin(async (server: FastifyInstance) => {
  const { forum } = server;
  const sweep = () =>
    deleteExpired(forum).catch((error: unknown) => {
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
