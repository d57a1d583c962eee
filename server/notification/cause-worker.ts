import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';
import { processNextCauses } from './cause-processing.ts';

/** The interval at which the notifier looks for causes that another process has left behind, in milliseconds. */
const lookEvery = 10_000;

const wakers = new Set<() => void>();

/** Starts processing newly written causes in the background, so that the response does not wait for it. */
export function wakeNotifiers(): void {
  for (const wake of wakers) wake();
}

/** Processes all causes, and waits for those that other processes handle. For tests and for closing a forum. */
export async function settleNotifications(forum: Forum): Promise<void> {
  for (;;) {
    while (await processNextCauses(forum));
    // Causes that another process handles are locked, but remain in the table until it has finished.
    const { rows } = await sql`select from notification_cause limit 1`.execute(forum.db);
    if (rows.length === 0) return;
    await pause(10);
  }
}

/**
 * Creates notifications from the causes that were stored together with their events. When a process ends, another one
 * handles the causes it left behind. A cause that has failed is retried after the others.
 */
export const notifierPlugin = fastifyPlugin(async (server: FastifyInstance) => {
  const { forum } = server;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isClosed = false;

  const run = async () => {
    while (isWanted && !isClosed) {
      isWanted = false;
      while (!isClosed && (await processNextCauses(forum)));
    }
  };
  const wake = () => {
    isWanted = true;
    running ??= run()
      .catch((error: unknown) => forum.log.warn({ err: error }, 'Notifications could not be created; retrying later.'))
      .finally(() => {
        running = undefined;
      });
  };
  wakers.add(wake);
  const timer = setInterval(wake, lookEvery).unref();
  server.addHook('onClose', async () => {
    isClosed = true;
    wakers.delete(wake);
    clearInterval(timer);
    await running;
  });
});
