import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/platform/configuration/log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { readPostgresAddress } from '#server/platform/database/database-address.ts';
import type { JsonValue } from './bus.ts';

interface News {
  sender: string;
  topic: string;
  payload: JsonValue;
}

interface ListenerOptions {
  databaseUrl: string;
  /** Called for messages of other processes. Messages of this process are already delivered. */
  deliver(topic: string, payload: JsonValue): void;
  /** Called when the connection listens again after it was lost. Messages may have been missed. */
  resumed(): void;
  log?: Log | undefined;
}

/** The application name of the connections of the event bus: each process has one. */
export const busApplication = 'folkmoot bus';

const channel = 'folkmoot_bus';
const shortestPause = 100;
const longestPause = 5_000;

/** The interval of heartbeat queries on the listening connection, in milliseconds. */
const heartbeat = 2_000;
/** The response timeout after which the connection counts as lost, in milliseconds. */
const answerLimit = 3_000;

/**
 * Receives the messages of other processes on a dedicated connection, which it reopens whenever the connection breaks
 * or stops responding. Sends messages through the pool. Resolves once the connection listens.
 */
export async function listenToPostgres(database: Database, { databaseUrl, deliver, resumed, log }: ListenerOptions) {
  const sender = randomUUID();
  const closing = new AbortController();
  const listener = ({ payload: text }: pg.Notification) => {
    const news = JSON.parse(text ?? 'null') as News | null;
    if (news && news.sender !== sender) deliver(news.topic, news.payload);
  };
  let connection = await openListener(databaseUrl, listener);
  const running = keepListening();

  async function keepListening(): Promise<void> {
    for (;;) {
      await connection.ended;
      if (closing.signal.aborted) return;
      log?.warn('the event bus has lost its connection; reconnecting');
      const next = await openAgain(() => openListener(databaseUrl, listener), closing.signal);
      if (!next) return;
      connection = next;
      log?.info('the event bus is connected again');
      resumed();
    }
  }

  let count = 0;
  const sendAll = async (news: readonly string[]): Promise<void> => {
    await sql`select pg_notify(${channel}, text) from unnest(${[...news]}::text[]) as news (text)`.execute(
      database.kysely,
    );
  };
  const send = together(sendAll);

  return {
    /** Whether the connection is open and responded to a recent heartbeat. */
    get isListening() {
      return connection.isAlive();
    },
    send: (topic: string, payload: string) => {
      count += 1;
      // PostgreSQL delivers identical notifications of one transaction only once. The number makes each message unique.
      return send(`{"sender":"${sender}","number":${count},"topic":${JSON.stringify(topic)},"payload":${payload}}`);
    },
    close: async () => {
      closing.abort();
      await connection.close();
      await running;
    },
  };
}

/**
 * Returns a send function that batches: while one batch is in flight, further items are queued and sent together in the
 * next batch.
 */
function together<T>(sendAll: (items: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let waiting: T[] = [];
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const sendWaiting = (): Promise<void> => {
    const items = waiting;
    waiting = [];
    next = undefined;
    last = sendAll(items);
    return last;
  };
  return (item) => {
    waiting.push(item);
    next ??= last.then(sendWaiting, sendWaiting);
    return next;
  };
}

/**
 * Opens a listening connection. A connection can break without an error, for example when a firewall drops it or the
 * database machine loses power. A heartbeat query every two seconds detects this and ends the connection when the
 * response does not arrive.
 */
async function openListener(databaseUrl: string, listener: (notification: pg.Notification) => void) {
  const { connection } = readPostgresAddress(databaseUrl);
  const limits = { connectionTimeoutMillis: answerLimit, query_timeout: answerLimit };
  const client = new pg.Client({ ...connection, ...limits, application_name: busApplication });
  const ended = Promise.withResolvers<void>();
  let isOpen = true;
  let lastAnswer = Date.now();
  // `end` waits for the other side, which may be gone, so the socket is destroyed.
  const destroy = () => (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  client.on('error', destroy);
  client.on('end', () => {
    isOpen = false;
    clearInterval(timer);
    ended.resolve();
  });
  client.on('notification', listener);
  const ask = async () => {
    await client.query('select');
    lastAnswer = Date.now();
  };
  const timer = setInterval(() => void ask().catch(destroy), heartbeat).unref();
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    clearInterval(timer);
    destroy();
    throw error;
  }
  lastAnswer = Date.now();
  const close = async () => {
    clearInterval(timer);
    const late = setTimeout(destroy, answerLimit);
    await client.end().catch(() => undefined);
    clearTimeout(late);
  };
  return {
    ended: ended.promise,
    isAlive: () => isOpen && Date.now() - lastAnswer < heartbeat + answerLimit,
    close,
  };
}

/** Retries with exponential backoff until it succeeds. Returns undefined when the signal is aborted. */
async function openAgain<T extends { close(): Promise<void> }>(
  open: () => Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (let pause = shortestPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    await sleep(pause * (0.5 + Math.random()), signal);
    const opened = signal.aborted ? undefined : await open().catch(() => undefined);
    if (opened && !signal.aborted) return opened;
    await opened?.close();
  }
  return undefined;
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  const wake = () => {
    clearTimeout(timer);
    resolve();
  };
  signal.addEventListener('abort', wake, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', wake));
}
