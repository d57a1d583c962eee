import { Duplex } from 'node:stream';
import { queryMessage, readRequests, readStartup, welcomeMessages } from './wire-messages.ts';

/** A server that responds to wire protocol messages in the order in which they were sent. */
export interface WireServer {
  /** The PostgreSQL version, as in `show server_version`. */
  readonly version: string;
  /** Sends whole messages. Resolves with the bytes of the response. */
  exchange(request: Uint8Array): Promise<Uint8Array>;
  /** Resolves when the single connection is free. Rejects when it remains in use or the server has stopped. */
  take(stream: WireStream): Promise<void>;
  /** Frees the connection. */
  leave(stream: WireStream): void;
}

/** Resets the session, so that a new connection inherits nothing from the previous one. */
const freshSession = Buffer.concat([queryMessage('rollback'), queryMessage('discard all')]);

/**
 * A `net.Socket` replacement through which the standard `pg` driver communicates with the embedded database in this
 * process.
 *
 * The driver's bytes are split into whole messages. Messages up to the last one with an immediate response are sent
 * together.
 */
export class WireStream extends Duplex {
  readonly #server: WireServer;
  #waiting: Buffer = Buffer.alloc(0);
  #isStarted = false;

  constructor(server: WireServer) {
    super({ allowHalfOpen: false });
    this.#server = server;
  }

  /** Replaces `net.Socket.connect`. Host and port are ignored. */
  connect(): this {
    this.#server.take(this).then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  // The driver calls these on every socket; they have no effect on an in-process stream.
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
