import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { archiveEntry } from './archive-writing.ts';

/** The size of one part of a list of lines, in bytes. */
const partSize = 2_000_000;

/**
 * Writes a compressed archive. The file appears under its name only when it is complete, and only the forum's own user
 * account can read it. Returns its size in bytes and its SHA-256 checksum.
 */
export async function writeArchiveFile(
  file: string,
  content: AsyncIterable<Buffer>,
): Promise<{ readonly size: number; readonly checksum: string }> {
  const part = `${file}.part`;
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    const target = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(Readable.from(content), createGzip(), measure, target);
    await rename(part, file);
    return { size, checksum: hash.digest('hex') };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The options of entries with lines. */
interface LineOptions {
  /** The file name extension of the entries. Defaults to `ndjson`. */
  readonly ending?: string;
  /** Receives the name and the content of each entry. */
  readonly onEntry?: (name: string, content: Buffer) => void;
}

/** Yields batches of lines as numbered entries of limited size. */
export async function* archiveLines(
  name: string,
  batches: AsyncIterable<readonly string[]>,
  now: Date,
  { ending = 'ndjson', onEntry }: LineOptions = {},
): AsyncGenerator<Buffer> {
  let lines: Buffer[] = [];
  let size = 0;
  let part = 0;
  const flush = function* () {
    if (lines.length === 0) return;
    part += 1;
    const entry = `${name}/${String(part).padStart(6, '0')}.${ending}`;
    const content = Buffer.concat(lines);
    onEntry?.(entry, content);
    yield* archiveEntry(entry, content, now);
    lines = [];
    size = 0;
  };
  for await (const batch of batches) {
    for (const line of batch) {
      const bytes = Buffer.from(`${line}\n`);
      if (size + bytes.length > partSize) yield* flush();
      lines.push(bytes);
      size += bytes.length;
    }
  }
  yield* flush();
}
