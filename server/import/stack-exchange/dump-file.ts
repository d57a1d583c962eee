import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { DumpDecoder } from './dump-decoder.ts';

/** The tables of a Stack Exchange dump that the forum can take in. */
export const tableNames = ['Users', 'Tags', 'Posts', 'Comments', 'Badges', 'Votes'] as const;

/** A table of a Stack Exchange dump. */
export type TableName = (typeof tableNames)[number];

/** One file of a dump; `size` is in bytes as stored. */
export interface DumpFile {
  readonly table: TableName;
  readonly path: string;
  readonly size: number;
}

/** One `<row …/>`: its attributes as text, and the line it stands on. */
export interface DumpRow {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/** Something in a file that is not as it must be; the rows around it are read all the same unless `isFatal`. */
export interface DumpFault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly isFatal: boolean;
}

/** What listens while a file is read. `onBytes` is told how many stored bytes have been read in all. */
export interface DumpListener {
  readonly onBytes: (bytes: number) => void;
  readonly onFault: (fault: DumpFault) => void;
}

/** How many rows are handed on at once. */
export const batchSize = 500;

/** The most text between two rows, in characters; more is no dump but an attack on the memory. */
const longestRow = 64 * 1_024 * 1_024;

/** The tables that a folder holds, as `Users.xml`, `users.xml.gz` and the like. */
export async function findDumpFiles(folder: string): Promise<Map<TableName, DumpFile>> {
  const files = new Map<TableName, DumpFile>();
  for (const name of (await readdir(folder)).toSorted()) {
    const stem = /^(\w+)\.xml(\.gz)?$/i.exec(name)?.[1]?.toLowerCase();
    const table = tableNames.find((one) => one.toLowerCase() === stem);
    const file = path.join(folder, name);
    if (table && !files.has(table)) files.set(table, { table, path: file, size: (await stat(file)).size });
  }
  return files;
}

/**
 * Streams the rows of a file, some hundred at a time. A byte-order mark and a DOCTYPE are passed over: what the DOCTYPE
 * names is never fetched, and entities it declares are not expanded.
 */
export async function* readRows(file: DumpFile, listener: DumpListener): AsyncGenerator<DumpRow[]> {
  const reader = new RowReader(file, listener);
  const decoder = new DumpDecoder((newlines, message) => reader.fault(message, { line: reader.line + newlines }));
  try {
    const source = createReadStream(file.path, { highWaterMark: 256 * 1_024 });
    // The failure of either stream comes out where the rows are awaited.
    const bytes = /\.gz$/i.test(file.path) ? pipeline(source, createGunzip(), () => undefined) : source;
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      reader.write(decoder.decode(chunk));
      listener.onBytes(source.bytesRead);
      while (reader.hasBatch) yield reader.take();
    }
    reader.end(decoder.end());
  } catch (error) {
    reader.fault((error as Error).message, { isFatal: true });
  }
  while (reader.hasRows) yield reader.take();
}

class RowReader {
  readonly #parser = new SaxesParser({ position: true });
  readonly #file: DumpFile;
  readonly #listener: DumpListener;
  #rows: DumpRow[] = [];
  #sinceRow = 0;
  #countRows = 0;
  #root: string | undefined;
  #isEnding = false;

  constructor(file: DumpFile, listener: DumpListener) {
    this.#file = file;
    this.#listener = listener;
    // What the parser misses at the end, such as the end of the root element, shows that the file was cut off.
    this.#parser.on('error', (error) =>
      this.fault(error.message.replace(/^\d+:\d+: /, ''), { isFatal: this.#isEnding }),
    );
    this.#parser.on('xmldecl', ({ encoding }) => {
      if (encoding && !/^(utf-8|us-ascii)$/i.test(encoding))
        this.fault(`The file declares the encoding ${encoding}, but is read as UTF-8.`);
    });
    this.#parser.on('opentag', ({ name, attributes }) => {
      this.#sinceRow = 0;
      this.#root ??= name;
      if (name !== 'row') return;
      this.#countRows += 1;
      this.#rows.push({ line: this.#parser.line, values: attributes as Record<string, string> });
    });
  }

  get line(): number {
    return this.#parser.line;
  }

  get hasBatch(): boolean {
    return this.#rows.length >= batchSize;
  }

  get hasRows(): boolean {
    return this.#rows.length > 0;
  }

  write(text: string): void {
    this.#sinceRow += text.length;
    if (this.#sinceRow > longestRow)
      throw new Error('A row is longer than 64 MB; the rest of the file is left unread.');
    this.#parser.write(text);
  }

  /** Reads the last text. @throws {Error} when the file is not the table that its name says. */
  end(text: string): void {
    this.#parser.write(text);
    this.#isEnding = true;
    this.#parser.close();
    const { table } = this.#file;
    if (this.#countRows === 0 && this.#root && this.#root.toLowerCase() !== table.toLowerCase())
      throw new Error(`The file holds <${this.#root}>, not the rows of ${table}.`);
  }

  take(): DumpRow[] {
    return this.#rows.splice(0, batchSize);
  }

  fault(message: string, { line = this.#parser.line, isFatal = false } = {}): void {
    this.#listener.onFault({ file: path.basename(this.#file.path), line, message, isFatal });
  }
}
