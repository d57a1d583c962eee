const blockSize = 512;

/** An entry of an archive. Its content must be read before the next entry. */
export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  content(): AsyncGenerator<Buffer>;
}

async function allOf(parts: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

/** Reads exact numbers of bytes from a stream, in constant memory. */
class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Yields the next `length` bytes in parts. @throws when the stream ends before. */
  async *parts(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (this.#rest.length === 0) {
        const { value, done } = await this.#source.next();
        if (done) throw new Error('The file is incomplete.');
        this.#rest = value;
        continue;
      }
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  async take(length: number): Promise<Buffer> {
    return Buffer.concat(await allOf(this.parts(length)));
  }
}

const textAt = (header: Buffer, start: number, length: number): string => {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end);
};

const numberAt = (header: Buffer, start: number, length: number): number =>
  Number.parseInt(textAt(header, start, length).trim() || '0', 8);

const isIntact = (header: Buffer): boolean => {
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  return sum === numberAt(header, 148, 8);
};

/** Reads the entries of a tar archive (ustar, with extended headers for long names) one after the other. */
export async function* readArchive(source: AsyncIterable<Buffer>): AsyncGenerator<ArchiveEntry> {
  const reader = new ByteReader(source);
  let longName: string | undefined;
  for (;;) {
    const header = await reader.take(blockSize);
    if (header[0] === 0) return;
    if (!isIntact(header)) throw new Error('The file is damaged.');
    const size = numberAt(header, 124, 12);
    const gap = (blockSize - (size % blockSize)) % blockSize;
    if (header.toString('latin1', 156, 157) === 'x') {
      longName = /^\d+ path=(.*)$/m.exec((await reader.take(size)).toString())?.[1];
      await reader.take(gap);
      continue;
    }
    const name = longName ?? [textAt(header, 345, 155), textAt(header, 0, 100)].filter(Boolean).join('/');
    longName = undefined;
    let isRead = false;
    const content = async function* () {
      isRead = true;
      yield* reader.parts(size);
    };
    yield { name, size, content };
    if (!isRead) for await (const _ of reader.parts(size));
    await reader.take(gap);
  }
}

/** Reads the whole content of a small entry. */
export const readEntry = async ({ content }: ArchiveEntry): Promise<Buffer> => Buffer.concat(await allOf(content()));
