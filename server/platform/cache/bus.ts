import { EventEmitter } from 'node:events';
import type { Log } from '#server/platform/configuration/log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listenToPostgres } from './bus-listener.ts';

/** A value that JSON can carry. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/**
 * News between the processes of one forum: who publishes on a topic reaches every subscriber in every process, itself
 * included, once. What one process sends arrives in its order; what several send, each may hear in an order of its own.
 * Nothing is kept: a process that is away at the moment does not hear of it later, only that there was a gap (`onGap`).
 */
export interface Bus {
  /** Sends news. @throws {RangeError} when the payload is larger than 7,000 bytes of JSON: send an id instead. */
  publish(topic: string, payload: JsonValue): Promise<void>;
  /** Hears news on a topic until the returned function is called. */
  subscribe(topic: string, listener: (payload: JsonValue) => void): () => void;
  /** Whether news of other processes arrives at present; false while the connection to them is lost or silent. */
  readonly isHearing: boolean;
  /** Calls a listener whenever news may have been missed, until the returned function is called: forget all copies. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/** NOTIFY takes 8,000 bytes; topic and sender need some of them. */
const largestPayload = 7_000;
const longestTopic = 200;

/** Opens the bus: over LISTEN and NOTIFY of the PostgreSQL server, or within this process for the embedded database. */
export async function openBus(
  database: Database,
  { databaseUrl, log }: { databaseUrl?: string | undefined; log?: Log | undefined } = {},
): Promise<Bus> {
  const listeners = new EventEmitter().setMaxListeners(0);
  const deliver = (topic: string, payload: JsonValue) => deliverEach(listeners.listeners(topic), payload, log);
  const gaps = new EventEmitter().setMaxListeners(0);
  const resumed = () => deliverEach(gaps.listeners('gap'), null, log);
  const wire = databaseUrl ? await listenToPostgres(database, { databaseUrl, deliver, resumed, log }) : undefined;
  return {
    get isHearing() {
      return wire?.isHearing ?? true;
    },
    onGap: (listener) => {
      const own = () => listener();
      gaps.on('gap', own);
      return () => void gaps.off('gap', own);
    },
    publish: async (topic, payload) => {
      const text = checkNews(topic, payload);
      await wire?.send(topic, text);
      deliver(topic, JSON.parse(text));
    },
    subscribe: (topic, listener) => {
      const own = (payload: JsonValue) => listener(payload);
      listeners.on(topic, own);
      return () => void listeners.off(topic, own);
    },
    close: async () => {
      listeners.removeAllListeners();
      gaps.removeAllListeners();
      await wire?.close();
    },
  };
}

/** A listener that fails keeps nobody else from hearing. */
function deliverEach(listeners: unknown[], payload: JsonValue, log: Log | undefined): void {
  for (const listener of listeners as ((payload: JsonValue) => void)[]) {
    try {
      listener(payload);
    } catch (error) {
      log?.error({ err: error }, 'a listener of the bus failed');
    }
  }
}

function checkNews(topic: string, payload: JsonValue): string {
  if (topic.length === 0 || topic.length > longestTopic)
    throw new RangeError(`The topic "${topic}" is empty or too long.`);
  const text = JSON.stringify(payload);
  const size = Buffer.byteLength(text);
  if (size > largestPayload) {
    throw new RangeError(`News on "${topic}" is ${size} bytes; the bus carries ${largestPayload}. Send an id instead.`);
  }
  return text;
}
