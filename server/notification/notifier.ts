import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';
import { tellNext } from './telling.ts';

/** How often causes are looked for that another process has left behind, in milliseconds. */
const lookEvery = 10_000;

const wakers = new Set<() => void>();

/** Lets the causes that were just written be told, as soon as whoever waits for the answer has it. */
export function wakeNotifiers(): void {
  for (const wake of wakers) wake();
}

/** Tells everything there is to tell, and waits for what is being told elsewhere; for tests, and for who closes a forum. */
export async function settleNotifications(forum: Forum): Promise<void> {
  for (;;) {
    while (await tellNext(forum));
    // What another is telling at this moment is locked, but there until it has been told.
    const { rows } = await sql`select from notification_cause limit 1`.execute(forum.db);
    if (rows.length === 0) return;
    await pause(10);
  }
}

/**
 * Tells members what happened, from the causes that were written with it. They outlive the process: what one leaves
 * behind another finds. A failure lets a cause wait behind the others.
 */
export const notifying = fastifyPlugin(async (server: FastifyInstance) => {
  const { forum } = server;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isClosed = false;

  const run = async () => {
    while (isWanted && !isClosed) {
      isWanted = false;
      while (!isClosed && (await tellNext(forum)));
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
