import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { DumpDecoder } from './dump-decoder.ts';

/** The tables of a Stack Exchange dump that the forum can import. */
export const tableNames = ['Users', 'Tags', 'Posts', 'Comments', 'Badges', 'Votes'] as const;

/** A table of a Stack Exchange dump. */
export type TableName = (typeof tableNames)[number];

/** A file of a dump. `size` is its size on disk in bytes. */
export interface DumpFile {
  readonly table: TableName;
  readonly path: string;
  readonly size: number;
}

/** A `<row …/>` element: its attributes and its line number. */
export interface DumpRow {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/** An error in a file. The other rows are read unless `isFatal` is true. */
export interface DumpError {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly isFatal: boolean;
}

/** The callbacks of a file reader. `onBytes` receives the total number of bytes read from disk. */
export interface DumpListener {
  readonly onBytes: (bytes: number) => void;
  readonly onError: (fault: DumpError) => void;
}

/** The number of rows in a batch. */
export const batchSize = 500;

/**
 * The maximum text between two rows, in characters. A longer text would exhaust the memory and does not occur in a
 * valid dump.
 */
const longestRow = 64 * 1_024 * 1_024;

/** Finds the table files in a folder, such as `Users.xml` or `users.xml.gz`. */
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
 * Streams the rows of a file in batches. A byte-order mark and a DOCTYPE are ignored: external entities are not
 * fetched, and declared entities are not expanded.
 */
export async function* readRows(file: DumpFile, listener: DumpListener): AsyncGenerator<DumpRow[]> {
  const reader = new RowReader(file, listener);
  const decoder = new DumpDecoder((newlines, message) => reader.fault(message, { line: reader.line + newlines }));
  try {
    const source = createReadStream(file.path, { highWaterMark: 64 * 1_024 });
    // Errors of either stream surface where the chunks are awaited.
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
    // A parse error at the end, such as a missing end tag of the root element, means that the file is truncated.
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
    if (this.#sinceRow > longestRow) throw new Error('A row is longer than 64 MB; the rest of the file is not read.');
    this.#parser.write(text);
  }

  /** Parses the last text. @throws {Error} when the file contains another table than its name states. */
  end(text: string): void {
    this.#parser.write(text);
    this.#isEnding = true;
    this.#parser.close();
    const { table } = this.#file;
    if (this.#countRows === 0 && this.#root && this.#root.toLowerCase() !== table.toLowerCase())
      throw new Error(`The file contains <${this.#root}>, not the rows of ${table}.`);
  }

  take(): DumpRow[] {
    return this.#rows.splice(0, batchSize);
  }

  fault(message: string, { line = this.#parser.line, isFatal = false } = {}): void {
    this.#listener.onError({ file: path.basename(this.#file.path), line, message, isFatal });
  }
}
