import { Duplex } from 'node:stream';
import { queryMessage, readRequests, readStartup, welcomeMessages } from './wire-messages.ts';

/** Whoever answers wire protocol messages, in the order in which they were sent. */
export interface WireServer {
  /** The version of PostgreSQL, as in `show server_version`. */
  readonly version: string;
  /** Sends whole messages and resolves with the bytes of the answer. */
  exchange(request: Uint8Array): Promise<Uint8Array>;
  /** Resolves when the one connection is free; rejects when it stays taken or the server has stopped. */
  take(stream: WireStream): Promise<void>;
  /** Frees the connection. */
  leave(stream: WireStream): void;
}

/** Gives a new connection a session without anything of the one before. */
const freshSession = Buffer.concat([queryMessage('rollback'), queryMessage('discard all')]);

/**
 * A `net.Socket` look-alike over which the ordinary `pg` driver speaks to the embedded database in this process.
 *
 * The driver's bytes are cut into whole messages; those that the database answers at once are sent together.
 */
export class WireStream extends Duplex {
  readonly #server: WireServer;
  #waiting: Buffer = Buffer.alloc(0);
  #isStarted = false;

  constructor(server: WireServer) {
    super({ allowHalfOpen: false });
    this.#server = server;
  }

  /** As `net.Socket.connect`; host and port mean nothing here. */
  connect(): this {
    this.#server.take(this).then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  // The driver sets these on every socket; a stream within the process has no use for them.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#accept(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#accept(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: (error?: Error) => void): void {
    this.#server.leave(this);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#server.leave(this);
    done(error);
  }

  #accept(chunk: Buffer): void {
    let bytes = this.#waiting.length > 0 ? Buffer.concat([this.#waiting, chunk]) : chunk;
    if (!this.#isStarted) bytes = this.#start(bytes);
    if (!this.#isStarted) {
      this.#waiting = bytes;
      return;
    }
    const { ready, rest, isOver } = readRequests(bytes);
    this.#waiting = Buffer.from(rest);
    if (ready.length > 0) this.#send(ready);
    if (isOver) this.#end();
  }

  #start(bytes: Buffer): Buffer {
    const length = readStartup(bytes);
    if (length === undefined) return Buffer.from(bytes);
    this.#isStarted = true;
    this.#server.exchange(freshSession).then(
      () => this.push(welcomeMessages(this.#server.version)),
      (error: Error) => this.destroy(error),
    );
    return bytes.subarray(length);
  }

  #send(requests: Buffer): void {
    this.#server.exchange(requests).then(
      (answer) => {
        if (!this.destroyed && answer.length > 0) {
          this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
        }
      },
      (error: Error) => this.destroy(error),
    );
  }

  #end(): void {
    this.#server.leave(this);
    this.push(null);
  }
}
