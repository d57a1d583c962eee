import { isUtf8 } from 'node:buffer';

/** The first byte of a character in UTF-8 that takes more than one byte. */
const isLead = (byte: number): boolean => byte >= 0xc0;

/** Returns where the last character of some bytes begins when its bytes are not all there, else the end of the bytes. */
function endOfWhole(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (!isLead(byte)) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** Returns the place of the first byte of a line that is not UTF-8. */
function firstInvalid(line: Buffer): number {
  const decoded = Buffer.from(line.toString('utf8'));
  const place = line.findIndex((byte, index) => decoded[index] !== byte);
  return Math.max(0, place);
}

/**
 * Decodes a file of UTF-8, chunk by chunk. Each line with bytes that are not UTF-8 is reported with the number of lines that
 * end before it in the text that is returned next; such bytes become the replacement character.
 */
export class DumpDecoder {
  readonly #onInvalid: (newlines: number, message: string) => void;
  readonly #decoder = new TextDecoder();
  #rest: Buffer = Buffer.alloc(0);
  #bytesBefore = 0;

  constructor(onInvalid: (newlines: number, message: string) => void) {
    this.#onInvalid = onInvalid;
  }

  /** Returns the text of a chunk, without a last character that is not complete. @throws {Error} when the file is UTF-16. */
  decode(chunk: Buffer): string {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    const isFirst = this.#bytesBefore === 0;
    if (isFirst && bytes.length >= 2 && /^(fffe|feff)$/.test(bytes.toString('hex', 0, 2)))
      throw new Error('The file is in UTF-16. Convert it to UTF-8.');
    const end = endOfWhole(bytes);
    this.#rest = bytes.subarray(end);
    return this.#text(bytes.subarray(0, end));
  }

  /** Returns the text of what is left at the end of the file. */
  end(): string {
    return this.#text(this.#rest) + this.#decoder.decode();
  }

  #text(bytes: Buffer): string {
    if (!isUtf8(bytes)) this.#report(bytes);
    this.#bytesBefore += bytes.length;
    return this.#decoder.decode(bytes, { stream: true });
  }

  #report(bytes: Buffer): void {
    for (let start = 0, newlines = 0; start < bytes.length; newlines += 1) {
      const newline = bytes.indexOf(0x0a, start);
      const end = newline < 0 ? bytes.length : newline + 1;
      const line = bytes.subarray(start, end);
      if (!isUtf8(line)) {
        const place = start + firstInvalid(line);
        const value = bytes[place]?.toString(16).toUpperCase();
        this.#onInvalid(newlines, `Byte ${this.#bytesBefore + place} (${value}) is not valid UTF-8.`);
      }
      start = end;
    }
  }
}
