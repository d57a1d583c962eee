import net from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The variable parts of a request. Everything else is the same for all requests. */
export interface LoadRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The result of a load. Latencies are in milliseconds, in ascending order. */
export interface LoadResult {
  readonly seconds: number;
  readonly latencies: readonly number[];
  /** The number of responses with a status other than 2xx, by status. */
  readonly failures: ReadonlyMap<number, number>;
  /** The body size of the last response, in bytes. */
  readonly bytes: number;
}

/**
 * The options of a load: `connections` run concurrently, and each sends its next request when it has received its
 * response.
 */
export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** The minimum number of responses. The load continues until it is reached, for at most four times `seconds`. */
  readonly least?: number;
  /** The load continues until this promise settles, however long that takes. */
  readonly until?: Promise<unknown>;
  /** The delay between a response and the next request of a connection, in milliseconds. */
  readonly pause?: number;
  /** Returns the next request of a connection, given the connection's number. */
  readonly request: (connection: number) => LoadRequest;
}

const lineEnd = Buffer.from('\r\n\r\n');

/**
 * Puts load on a server at 127.0.0.1 over keep-alive connections. The client uses little processor time, so that the
 * server is the bottleneck.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  const failures = new Map<number, number>();
  let bytes = 0;
  const started = performance.now();
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  load.until?.then(settle, settle);
  const isOver = (): boolean => {
    if (load.until) return isSettled;
    const seconds = (performance.now() - started) / 1_000;
    return seconds >= load.seconds && (latencies.length >= (load.least ?? 0) || seconds >= load.seconds * 4);
  };
  const work = async (number: number): Promise<void> => {
    const connection = await connect(load.port);
    while (!isOver()) {
      const sent = performance.now();
      const { status, length } = await connection.ask(load.request(number));
      latencies.push(performance.now() - sent);
      bytes = length;
      if (status < 200 || status > 299) failures.set(status, (failures.get(status) ?? 0) + 1);
      if (load.pause) await setTimeout(load.pause);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: load.connections }, (_, number) => work(number)));
  const seconds = (performance.now() - started) / 1_000;
  return { seconds, latencies: latencies.sort((a, b) => a - b), failures, bytes };
}

/** Returns the percentile of values in ascending order; `share` is between 0 and 1. */
export function percentile(values: readonly number[], share: number): number {
  return values[Math.min(values.length - 1, Math.max(0, Math.ceil(values.length * share) - 1))] ?? 0;
}

interface Connection {
  ask(request: LoadRequest): Promise<{ status: number; length: number; body: Buffer }>;
  close(): void;
}

/** Sends one request on its own connection, for inspecting a response before it is measured. */
export async function sendOnce(port: number, request: LoadRequest): Promise<{ status: number; body: Buffer }> {
  const connection = await connect(port);
  return connection.ask(request).finally(() => connection.close());
}

function connect(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let received: Buffer = Buffer.alloc(0);
    let waiting: { done: (answer: Answer) => void; failed: (error: Error) => void } | undefined;
    socket.on('data', (piece: Buffer) => {
      received = received.length === 0 ? piece : Buffer.concat([received, piece]);
      const answer = readAnswer(received);
      if (!answer) return;
      received = Buffer.alloc(0);
      waiting?.done(answer);
    });
    const fail = (error?: Error) => {
      const reason = error ?? new Error('The server closed the connection.');
      waiting?.failed(reason);
      reject(reason);
    };
    socket.on('error', fail).on('close', () => fail());
    socket.once('connect', () =>
      resolve({
        ask: (request) =>
          new Promise((done, failed) => {
            waiting = { done, failed };
            socket.write(writeRequest(port, request));
          }),
        close: () => void socket.destroy(),
      }),
    );
  });
}

function writeRequest(port: number, { method = 'GET', path, headers = {}, body }: LoadRequest): string {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined) lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

interface Answer {
  readonly status: number;
  readonly length: number;
  readonly body: Buffer;
}

/**
 * Parses a complete response. Returns undefined while the response is incomplete. Requires a `Content-Length` header,
 * which every measured response has.
 */
function readAnswer(received: Buffer): Answer | undefined {
  const headEnd = received.indexOf(lineEnd);
  if (headEnd < 0) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const from = headEnd + lineEnd.length;
  if (received.length < from + length) return undefined;
  return { status, length, body: received.subarray(from, from + length) };
}
