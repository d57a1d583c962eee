import net from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** One request as it is sent: everything but its method, path, headers and body is the same for all. */
export interface LoadRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a load came to. Latencies in milliseconds, in ascending order. */
export interface LoadResult {
  readonly seconds: number;
  readonly latencies: readonly number[];
  /** Answers with another status than 2xx, by status. */
  readonly failures: ReadonlyMap<number, number>;
  /** Bytes of the last answer's body. */
  readonly bytes: number;
}

/** How a load is made: `connections` at once, each sending its next request when its answer is there. */
export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** Goes on, up to four times as long, until so many answers are there. */
  readonly least?: number;
  /** Goes on until this is settled, however long that takes. */
  readonly until?: Promise<unknown>;
  /** How long a connection waits before its next request, in milliseconds. */
  readonly pause?: number;
  /** The request of a connection, by number. */
  readonly request: (connection: number) => LoadRequest;
}

const lineEnd = Buffer.from('\r\n\r\n');

/** Puts load on a server at 127.0.0.1, over connections that stay open. Light, so that the server is what is measured. */
export async function putLoad(load: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  const failures = new Map<number, number>();
  let bytes = 0;
  const begun = performance.now();
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  load.until?.then(settle, settle);
  const isOver = (): boolean => {
    if (load.until) return isSettled;
    const seconds = (performance.now() - begun) / 1_000;
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
  const seconds = (performance.now() - begun) / 1_000;
  return { seconds, latencies: latencies.sort((a, b) => a - b), failures, bytes };
}

/** The value below which the given share of ascending values lies. */
export function percentile(values: readonly number[], share: number): number {
  return values[Math.min(values.length - 1, Math.max(0, Math.ceil(values.length * share) - 1))] ?? 0;
}

interface Connection {
  ask(request: LoadRequest): Promise<{ status: number; length: number; body: Buffer }>;
  close(): void;
}

/** Sends one request on a connection of its own; for looking at an answer before it is measured. */
export async function askOnce(port: number, request: LoadRequest): Promise<{ status: number; body: Buffer }> {
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

/** Reads one whole answer; undefined while some of it is still to come. Every measured answer says its length. */
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
