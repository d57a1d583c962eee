import { isUtf8 } from 'node:buffer';

/** Returns true for the first byte of a multi-byte UTF-8 character. */
const isLead = (byte: number): boolean => byte >= 0xc0;

/** Returns the start of the last character when it is incomplete, otherwise the length of the buffer. */
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

/** Returns the index of the first byte in a line that is not valid UTF-8. */
function firstInvalid(line: Buffer): number {
  const decoded = Buffer.from(line.toString('utf8'));
  const place = line.findIndex((byte, index) => decoded[index] !== byte);
  return Math.max(0, place);
}

/**
 * Decodes a UTF-8 file chunk by chunk. Each line with invalid bytes is reported with the number of newlines that
 * precede it in the text returned next. Invalid bytes become the replacement character.
 */
export class DumpDecoder {
  readonly #onInvalid: (newlines: number, message: string) => void;
  readonly #decoder = new TextDecoder();
  #rest: Buffer = Buffer.alloc(0);
  #bytesBefore = 0;

  constructor(onInvalid: (newlines: number, message: string) => void) {
    this.#onInvalid = onInvalid;
  }

  /** Returns the text of a chunk, without an incomplete last character. @throws {Error} when the file is UTF-16. */
  decode(chunk: Buffer): string {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    const isFirst = this.#bytesBefore === 0;
    if (isFirst && bytes.length >= 2 && /^(fffe|feff)$/.test(bytes.toString('hex', 0, 2)))
      throw new Error('The file is in UTF-16. Convert it to UTF-8.');
    const end = endOfWhole(bytes);
    this.#rest = bytes.subarray(end);
    return this.#text(bytes.subarray(0, end));
  }

  /** Returns the remaining text at the end of the file. */
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
