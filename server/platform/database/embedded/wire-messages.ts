/**
 * The message types and frames of PostgreSQL's wire protocol (version 3) that the stream of the embedded database
 * handles.
 */

const letter = (text: string) => text.charCodeAt(0);

const terminate = letter('X');
const readyForQuery = letter('Z');

/** Requests to which the server responds immediately: Sync, Query, Flush, CopyDone, CopyFail, CopyData. */
const answered = new Set([...'SQHcfd'].map(letter));

/** The result of reading the bytes that a driver has written so far. */
export interface ReadRequests {
  /** Whole messages up to and including the last message to which the server responds. Empty when there is none yet. */
  ready: Buffer;
  /** The bytes of incomplete messages, to be read again with further bytes. */
  rest: Buffer;
  /** Whether the driver has sent Terminate. Bytes after it are ignored. */
  isOver: boolean;
}

/** Returns the messages that can be sent to the database now, and the rest that is still incomplete. */
export function readRequests(bytes: Buffer): ReadRequests {
  let offset = 0;
  let end = 0;
  while (offset + 5 <= bytes.length && bytes[offset] !== terminate) {
    const length = bytes.readInt32BE(offset + 1) + 1;
    if (offset + length > bytes.length) break;
    const type = bytes[offset];
    offset += length;
    if (type !== undefined && answered.has(type)) end = offset;
  }
  const isOver = bytes[offset] === terminate;
  return { ready: bytes.subarray(0, end), rest: isOver ? Buffer.alloc(0) : bytes.subarray(end), isOver };
}

/** Returns the length of the startup packet at the front. Returns undefined while the packet is incomplete. */
export function readStartup(bytes: Buffer): number | undefined {
  if (bytes.length < 4) return undefined;
  const length = bytes.readInt32BE(0);
  return bytes.length < length ? undefined : length;
}

/** Whether the response ends with ReadyForQuery, as every response to Sync or Query does. */
export function endsReady(answer: Uint8Array): boolean {
  const { length } = answer;
  return length >= 6 && answer[length - 6] === readyForQuery && answer[length - 2] === 5;
}

/** Whether the server must respond to these messages with ReadyForQuery: the last message is Sync or Query. */
export function expectsReady(requests: Buffer): boolean {
  let last = 0;
  for (let offset = 0; offset + 5 <= requests.length; offset += requests.readInt32BE(offset + 1) + 1) {
    last = requests[offset] ?? 0;
  }
  return last === letter('S') || last === letter('Q');
}

/** Returns a simple Query message. */
export function queryMessage(sql: string): Buffer {
  return message('Q', text(sql));
}

/** Returns the messages that a server sends to a new connection: authentication, settings, ready. */
export function welcomeMessages(version: string): Buffer {
  const settings = {
    server_version: version,
    client_encoding: 'UTF8',
    server_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    TimeZone: 'UTC',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  };
  return Buffer.concat([
    message('R', int32(0)),
    ...Object.entries(settings).map(([name, value]) => message('S', text(name), text(value))),
    message('K', int32(1), int32(1)),
    message('Z', Buffer.from('I')),
  ]);
}

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}
