/** The few letters and frames of PostgreSQL's wire protocol (version 3) that the embedded database's stream must know. */

const letter = (text: string) => text.charCodeAt(0);

const terminate = letter('X');
const readyForQuery = letter('Z');

/** Requests after which the server answers at once: Sync, Query, Flush, CopyDone, CopyFail, CopyData. */
const answered = new Set([...'SQHcfd'].map(letter));

/** What could be read off the front of the bytes a driver has written so far. */
export interface ReadRequests {
  /** Whole messages up to and with the last one that the server answers; empty when there is none yet. */
  ready: Buffer;
  /** What must wait for more bytes. */
  rest: Buffer;
  /** The driver has said goodbye; what follows is of no interest. */
  isOver: boolean;
}

/** Finds the messages that can be sent to the database now, and keeps those of which a part is still to come. */
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

/** The length of the startup packet at the front, or undefined when a part of it is still to come. */
export function readStartup(bytes: Buffer): number | undefined {
  if (bytes.length < 4) return undefined;
  const length = bytes.readInt32BE(0);
  return bytes.length < length ? undefined : length;
}

/** True when the answer ends with the server being ready for the next query, as every answer to Sync or Query does. */
export function endsReady(answer: Uint8Array): boolean {
  const { length } = answer;
  return length >= 6 && answer[length - 6] === readyForQuery && answer[length - 2] === 5;
}

/** True when the server owes a ReadyForQuery after these messages: their last one is Sync or Query. */
export function expectsReady(requests: Buffer): boolean {
  let last = 0;
  for (let offset = 0; offset + 5 <= requests.length; offset += requests.readInt32BE(offset + 1) + 1) {
    last = requests[offset] ?? 0;
  }
  return last === letter('S') || last === letter('Q');
}

/** A simple query message. */
export function queryMessage(sql: string): Buffer {
  return message('Q', text(sql));
}

/** What a server says to a driver that has just connected: welcome, its settings, ready. */
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
