import { EventEmitter } from 'node:events';
import type { Log } from '#server/platform/configuration/log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listenToPostgres } from './bus-listener.ts';

/** A JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/**
 * The event bus between the processes of one forum. A message published on a topic reaches every subscriber in every
 * process, including the publisher's, exactly once. Messages of one process arrive in the order in which they were
 * published; there is no common order of the messages of several processes. Messages are not stored: a process that is
 * disconnected at that moment never receives them and is only notified of the gap (`onGap`).
 */
export interface Bus {
  /**
   * Publishes a message. @throws {RangeError} when the payload is larger than 7,000 bytes of JSON: send an ID instead.
   */
  publish(topic: string, payload: JsonValue): Promise<void>;
  /** Subscribes to a topic. Returns a function that removes the subscription. */
  subscribe(topic: string, listener: (payload: JsonValue) => void): () => void;
  /**
   * Whether messages of other processes currently arrive. False while the connection to them is lost or does not
   * respond.
   */
  readonly isReceiving: boolean;
  /**
   * Calls a listener whenever messages may have been missed, so that it can clear its caches. Returns a function that
   * removes the listener.
   */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/** The maximum payload in bytes. NOTIFY accepts 8,000 bytes, of which topic and sender need a part. */
const largestPayload = 7_000;
const longestTopic = 200;

/**
 * Opens the event bus: over LISTEN and NOTIFY of the PostgreSQL server, or within this process for the embedded
 * database.
 */
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
    get isReceiving() {
      return wire?.isListening ?? true;
    },
    onGap: (listener) => {
      const own = () => listener();
      gaps.on('gap', own);
      return () => void gaps.off('gap', own);
    },
    publish: async (topic, payload) => {
      const text = serializePayload(topic, payload);
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

/** Calls each listener. A listener that throws does not prevent the others from being called. */
function deliverEach(listeners: unknown[], payload: JsonValue, log: Log | undefined): void {
  for (const listener of listeners as ((payload: JsonValue) => void)[]) {
    try {
      listener(payload);
    } catch (error) {
      log?.error({ err: error }, 'a listener of the event bus failed');
    }
  }
}

function serializePayload(topic: string, payload: JsonValue): string {
  if (topic.length === 0 || topic.length > longestTopic)
    throw new RangeError(`The topic "${topic}" is empty or too long.`);
  const text = JSON.stringify(payload);
  const size = Buffer.byteLength(text);
  if (size > largestPayload) {
    throw new RangeError(
      `The message on "${topic}" has ${size} bytes; the event bus carries ${largestPayload}. Send an ID instead.`,
    );
  }
  return text;
}
