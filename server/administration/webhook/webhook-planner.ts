import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from 'kysely';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { webhookSend } from './webhook.job.ts';
import { insertDelivery, listWebhooks } from './webhook.queries.ts';
import { payloadOf, readersOf, type StoredEvent } from './webhook-payload.ts';

/** The interval at which each process looks for events in the outbox, in milliseconds. */
const lookEvery = 5_000;

/** The number of events that one transaction turns into deliveries. */
const mostEvents = 50;

/** An event whose content cannot be read is retried for this long, in milliseconds. */
const longestWait = 3_600_000;

interface Planned {
  readonly eventID: number;
  readonly webhookID: number;
  readonly event: string;
  readonly body: string;
}

/**
 * Turns the events of the outbox into deliveries, one for each webhook that wants the event. Several processes may do
 * so at once: the one that deletes an event sends it.
 */
export async function planWebhooks(forum: Forum): Promise<void> {
  while (await planNext(forum));
}

async function planNext(forum: Forum): Promise<boolean> {
  const { rows: events } = await sql<StoredEvent>`
    select webhook_event_id, event, record_type, record_id, actor_id, date_inserted from webhook_event
    order by webhook_event_id limit ${mostEvents}
  `.execute(forum.db);
  if (events.length === 0) return false;
  const { planned, putOff } = await planDeliveries(forum, events);
  const done = events.map(({ webhook_event_id: id }) => id).filter((id) => !putOff.has(id));
  await inTransaction(forum.database, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      delete from webhook_event where webhook_event_id = any(${done}::bigint[]) returning webhook_event_id as id
    `.execute(trx);
    const own = new Set(rows.map(({ id }) => id));
    for (const { eventID, webhookID, event, body } of planned)
      if (own.has(eventID)) {
        const deliveryID = await insertDelivery(trx, { webhookID, event, body, now: forum.now() });
        if (deliveryID) await forum.jobs.send(webhookSend, { deliveryID }, { trx });
      }
  });
  return events.length === mostEvents && done.length > 0;
}

async function planDeliveries(forum: Forum, events: readonly StoredEvent[]) {
  const hooks = (await listWebhooks(forum.db)).filter(({ status }) => status === 'active');
  const readers = await Promise.all(hooks.map(async (hook) => ({ hook, readers: await readersOf(forum, hook) })));
  const planned: Planned[] = [];
  const putOff = new Set<number>();
  for (const event of events)
    try {
      for (const one of readers.filter(({ hook }) => hook.events.some((wanted) => wanted === event.event))) {
        const body = await payloadOf(forum, one.readers, event);
        if (body === undefined) continue;
        planned.push({ eventID: event.webhook_event_id, webhookID: one.hook.webhookID, event: event.event, body });
      }
    } catch (error) {
      const age = forum.now().getTime() - new Date(event.date_inserted).getTime();
      forum.log[age < longestWait ? 'warn' : 'error']({ err: error, event }, 'A webhook event could not be prepared.');
      if (age < longestWait) putOff.add(event.webhook_event_id);
    }
  return { planned: planned.filter(({ eventID }) => !putOff.has(eventID)), putOff };
}

/** Looks for events in the outbox while the server listens. */
export const webhookPlanner = fastifyPlugin(async (server: FastifyInstance) => {
  const { forum } = server;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= planWebhooks(forum)
      .catch((error: unknown) => forum.log.warn({ err: error }, 'Webhook events could not be read; retrying later.'))
      .finally(() => {
        running = undefined;
      });
  };
  server.addHook('onListen', () => {
    timer = setInterval(look, lookEvery).unref();
  });
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
});
