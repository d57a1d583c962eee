import { closeSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The size of the write buffer, in characters. */
const bufferLength = 65_536;

/** Writes the whole list of an import to a file, which is made with its first line. */
export class ImportList {
  readonly #wanted: string | undefined;
  #file: string | undefined;
  #descriptor = 0;
  #buffer = '';

  /** `file` is where the list goes; without it, a new folder for temporary files. */
  constructor(file?: string) {
    this.#wanted = file && path.resolve(file);
  }

  /** The file's path; undefined while there is no line. */
  get file(): string | undefined {
    return this.#file;
  }

  /** Adds a line; what a dump brings into it cannot begin another line. @throws {Error} when the file cannot be written. */
  readonly add = (line: string): void => {
    if (this.#file === undefined) {
      this.#file = this.#wanted ?? path.join(mkdtempSync(path.join(tmpdir(), 'folkmoot-import-')), 'list.txt');
      this.#descriptor = openSync(this.#file, 'w', 0o600);
    }
    this.#buffer += `${line.replace(/\p{Cc}+/gu, ' ')}\n`;
    if (this.#buffer.length >= bufferLength) this.#flush();
  };

  /** Writes what is left and closes the file. */
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
