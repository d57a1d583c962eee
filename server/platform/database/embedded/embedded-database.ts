import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { endsReady, expectsReady } from './wire-messages.ts';
import { type WireServer, WireStream } from './wire-stream.ts';
import type { WorkerInput, WorkerReply, WorkerRequest } from './worker-messages.ts';

interface Waiting<T> {
  resolve(value: T): void;
  reject(error: Error): void;
}

/** Timeout in milliseconds for which a second connection waits for the first to be released. */
const connectionPause = 5_000;

/**
 * The stack size of the database thread. With this size PostgreSQL's own stack limit is reached first, so deep
 * recursion (such as JSON nested a million levels) fails only the query. A smaller stack would crash the thread. Only
 * the used part takes memory.
 */
const resourceLimits = { stackSizeMb: 256 };

/**
 * Compiles the WebAssembly module of PostgreSQL, for callers that start several databases in one process. Without it,
 * each thread compiles its own.
 */
export async function compilePostgres(): Promise<WebAssembly.Module> {
  const file = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(file));
}

/** Starts the embedded database in its own thread. The database is in memory when no folder is given. */
export async function startEmbeddedDatabase(input: WorkerInput): Promise<EmbeddedDatabase> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input, resourceLimits });
  const started = Promise.withResolvers<string>();
  worker.once('message', (reply: Extract<WorkerReply, { kind: 'ready' }>) => started.resolve(reply.version));
  worker.once('error', started.reject);
  worker.once('exit', () => started.reject(new Error('The embedded database exited during its start.')));
  return new EmbeddedDatabase(worker, await started.promise);
}

/**
 * The embedded database as a server with one connection, running in its own thread. When the thread ends for any
 * reason, all pending requests are rejected.
 */
export class EmbeddedDatabase implements WireServer {
  readonly version: string;
  /** The error that stopped the database, if it stopped by itself. */
  fault: Error | undefined;
  readonly #worker: Worker;
  readonly #exchanges: (Waiting<Uint8Array> & { owesReady: boolean })[] = [];
  #dump: Waiting<Uint8Array> | undefined;
  #taker: WireStream | undefined;
  #isClosing = false;

  constructor(worker: Worker, version: string) {
    this.version = version;
    this.#worker = worker;
    worker.on('message', (reply: WorkerReply) => this.#receive(reply));
    worker.on('error', (error) => this.#fail(error as Error));
    worker.on('exit', () => this.#fail(new Error('its thread has exited')));
  }

  /** Returns a new connection for the driver. */
  connect(): WireStream {
    return new WireStream(this);
  }

  exchange(request: Uint8Array): Promise<Uint8Array> {
    if (this.fault) return Promise.reject(this.fault);
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    this.#exchanges.push({
      resolve,
      reject,
      owesReady: expectsReady(Buffer.from(request.buffer, request.byteOffset, request.byteLength)),
    });
    const copy = new Uint8Array(request);
    this.#worker.postMessage(copy satisfies WorkerRequest, [copy.buffer]);
    return promise;
  }

  async take(stream: WireStream): Promise<void> {
    const deadline = Date.now() + connectionPause;
    while (this.#taker && !this.fault) {
      if (Date.now() > deadline) throw new Error('The embedded database has one connection, which is in use.');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    if (this.fault) throw this.fault;
    this.#taker = stream;
  }

  leave(stream: WireStream): void {
    if (this.#taker === stream) this.#taker = undefined;
  }

  /** Returns the whole data folder as an uncompressed tar archive, from which another database in memory can start. */
  dump(): Promise<Uint8Array> {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    this.#dump = { resolve, reject };
    this.#worker.postMessage('dump' satisfies WorkerRequest);
    return promise;
  }

  /** Flushes all data and ends the thread. */
  async close(): Promise<void> {
    if (this.fault || this.#isClosing) return;
    this.#isClosing = true;
    const ended = once(this.#worker, 'exit');
    this.#worker.postMessage('close' satisfies WorkerRequest);
    await ended;
  }

  /** Ends the thread immediately, like a crash. The folder is recovered when it is opened again. */
  terminate(): void {
    void this.#worker.terminate();
  }

  #receive(reply: WorkerReply): void {
    if (reply instanceof Uint8Array) this.#settle(reply);
    else if (reply.kind === 'dumped') this.#dump?.resolve(reply.bytes);
    else if (reply.kind === 'fault') this.#fail(new Error(reply.message));
  }

  #settle(answer: Uint8Array): void {
    const waiting = this.#exchanges.shift();
    if (waiting?.owesReady && !endsReady(answer)) this.#fail(new Error('it stopped in the middle of a response'));
    waiting?.resolve(answer);
  }

  #fail(cause: Error): void {
    if (this.fault) return;
    const fault = new Error(
      `The embedded database has stopped: ${cause.message}. Start the forum again; nothing saved is lost.`,
      { cause },
    );
    this.fault = fault;
    for (const { reject } of this.#exchanges.splice(0)) reject(fault);
    this.#dump?.reject(fault);
    if (!this.#isClosing) this.#taker?.destroy(fault);
    this.terminate();
  }
}
