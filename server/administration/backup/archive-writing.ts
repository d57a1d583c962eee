import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

const blockSize = 512;
/** The largest size that the header of the format can state, in bytes. */
const largest = 0o77777777777;

const padding = (size: number): Buffer => Buffer.alloc((blockSize - (size % blockSize)) % blockSize);

/** Splits a name into the fields `prefix` and `name` of a header. Returns undefined when it does not fit. */
function splitName(name: string): { prefix: string; rest: string } | undefined {
  if (Buffer.byteLength(name) <= 100) return { prefix: '', rest: name };
  for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(rest) <= 100) return { prefix, rest };
  }
  return undefined;
}

function headerOf(name: { prefix: string; rest: string }, size: number, date: Date, type = '0'): Buffer {
  const header = Buffer.alloc(blockSize);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name.rest, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(date.getTime() / 1_000), 12), 136);
  header.write('        ', 148);
  header.write(type, 156);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(name.prefix, 345);
  header.write(
    octal(
      header.reduce((sum, byte) => sum + byte, 0),
      7,
    ),
    148,
  );
  return header;
}

/** Returns the record `length key=value` of an extended header, whose length includes its own digits. */
function extendedRecord(key: string, value: string): Buffer {
  const rest = ` ${key}=${value}\n`;
  let length = Buffer.byteLength(rest);
  while (Buffer.byteLength(String(length)) + Buffer.byteLength(rest) !== length)
    length = Buffer.byteLength(String(length)) + Buffer.byteLength(rest);
  return Buffer.from(`${length}${rest}`);
}

function* headersOf(name: string, size: number, date: Date): Generator<Buffer> {
  if (size > largest) throw new Error(`The file ${name} is larger than 8 GB.`);
  const split = splitName(name);
  if (!split) {
    const record = extendedRecord('path', name);
    yield headerOf({ prefix: '', rest: 'extended-header' }, record.length, date, 'x');
    yield record;
    yield padding(record.length);
  }
  yield headerOf(split ?? { prefix: '', rest: name.slice(-60).replace(/[^\x20-\x7e]/g, '_') }, size, date);
}

/** Yields an entry of a tar archive (ustar) with the given content. */
export function* archiveEntry(name: string, content: Buffer, date: Date): Generator<Buffer> {
  yield* headersOf(name, content.length, date);
  yield content;
  yield padding(content.length);
}

/**
 * Yields a file as an entry of a tar archive. `onContent` receives each part of its content. Yields nothing when the file
 * does not exist any more.
 *
 * @throws when the file is shorter than at the start.
 */
export async function* archiveFile(
  name: string,
  path: string,
  onContent: (part: Buffer) => void,
): AsyncGenerator<Buffer, boolean> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) return false;
  const { size, mtime } = facts;
  yield* headersOf(name, size, mtime);
  let left = size;
  if (size > 0)
    for await (const part of createReadStream(path, { end: size - 1 })) {
      left -= (part as Buffer).length;
      onContent(part as Buffer);
      yield part as Buffer;
    }
  if (left > 0) throw new Error(`The file ${name} became shorter while it was read.`);
  yield padding(size);
  return true;
}

/** The end of a tar archive. */
export const archiveEnd = (): Buffer => Buffer.alloc(2 * blockSize);
