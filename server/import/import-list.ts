import { closeSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The size of the write buffer, in characters. */
const bufferLength = 65_536;

/** Writes the complete list of faults and lost rows of an import to a file. The file is created with its first line. */
export class ImportList {
  readonly #wanted: string | undefined;
  #file: string | undefined;
  #descriptor = 0;
  #buffer = '';

  /** `file` is the output path. Without it, a file in a new temporary folder is used. */
  constructor(file?: string) {
    this.#wanted = file && path.resolve(file);
  }

  /** The path of the file. Undefined until the first line is written. */
  get file(): string | undefined {
    return this.#file;
  }

  /**
   * Adds a line. Control characters are replaced by a space, so that text from a dump cannot start another line.
   * @throws {Error} when the file cannot be written.
   */
  readonly add = (line: string): void => {
    if (this.#file === undefined) {
      this.#file = this.#wanted ?? path.join(mkdtempSync(path.join(tmpdir(), 'folkmoot-import-')), 'list.txt');
      this.#descriptor = openSync(this.#file, 'w', 0o600);
    }
    this.#buffer += `${line.replace(/\p{Cc}+/gu, ' ')}\n`;
    if (this.#buffer.length >= bufferLength) this.#flush();
  };

  /** Flushes the buffer and closes the file. */
  close(): void {
    if (this.#file === undefined) return;
    this.#flush();
    closeSync(this.#descriptor);
  }

  #flush(): void {
    writeSync(this.#descriptor, this.#buffer);
    this.#buffer = '';
  }
}
