import type { ImportReport } from '#server/import/import-report.ts';
import { type DumpFile, type DumpRow, readRows, type TableName } from './dump-file.ts';
import type { Outcome } from './dump-record.ts';
import { textIn, UnusableRow } from './dump-value.ts';
import { NumberSet } from './number-set.ts';
import { WorkSlices } from './work-slices.ts';

/** The part of an import that reading needs: the files, the report and the progress callback. */
export interface DumpReaderContext {
  readonly files: ReadonlyMap<TableName, DumpFile>;
  readonly report: ImportReport;
  /** Receives the current step and the total number of bytes read. Reading stops when it throws. */
  readonly onProgress: (step: string, bytes: number) => void | Promise<void>;
}

/**
 * Returns a record whose texts PostgreSQL can store: without lone surrogates, which truncation can leave, and without
 * NUL.
 */
const storable = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    ]),
  ) as T;

/** Reads the files of a dump and updates the report and the progress. */
export class DumpReader {
  readonly #run: DumpReaderContext;
  readonly #tablesRead = new Set<TableName>();
  readonly #numbers = new Map<TableName, NumberSet>();
  /** The start time of the import, as an ISO string that sorts chronologically. */
  readonly #start = new Date().toISOString();
  readonly #slices = new WorkSlices();
  #bytesBefore = 0;
  #bytes = 0;

  constructor(run: DumpReaderContext) {
    this.#run = run;
  }

  /** Reports the current step. */
  async tell(step: string): Promise<void> {
    await this.#run.onProgress(step, this.#bytes);
  }

  /** Calls a function for each row of a table, if the dump contains the table. */
  async rows(table: TableName, take: (row: DumpRow) => void): Promise<void> {
    await this.#batches(table, async (rows) => rows.forEach(take));
  }

  /** Converts and stores each row of a table. Rows that convert to undefined are handled in another pass. */
  async each<T extends { readonly foreign_id: string }>(
    table: TableName,
    kind: string | ((row: DumpRow) => string),
    convert: (row: DumpRow) => T | undefined,
    store: (records: readonly T[]) => Promise<Outcome[]>,
    orphaned = 'the record to which it belongs is not in the dump',
  ): Promise<void> {
    await this.#batches(table, async (rows) => {
      const records = await this.#convert(table, rows, kind, convert);
      const outcomes = await store([...records.values()].map(({ record }) => record));
      for (const outcome of outcomes) this.#note(records.get(outcome.foreignID)?.kind ?? '', outcome, orphaned);
    });
  }

  async #batches(table: TableName, take: (rows: DumpRow[]) => Promise<void>): Promise<void> {
    const file = this.#run.files.get(table);
    if (!file) return;
    const { report } = this.#run;
    const isFirst = !this.#tablesRead.has(table);
    this.#tablesRead.add(table);
    const batches = readRows(file, {
      onBytes: (bytes) => {
        this.#bytes = this.#bytesBefore + bytes;
      },
      onError: ({ file: name, line, message, isFatal }) => {
        // A table may be read twice. Its faults are reported once.
        const isKnown = () => report.incompleteFiles.some(({ place }) => place.startsWith(`${name},`));
        if (isFirst || (isFatal && !isKnown())) report.fault(`${name}, line ${line}`, message, { isFatal });
      },
    });
    for await (const rows of batches) {
      await take(rows);
      await this.tell(table);
    }
    this.#bytesBefore += file.size;
    this.#bytes = this.#bytesBefore;
  }

  #numbersOf(table: TableName): NumberSet {
    const known = this.#numbers.get(table) ?? new NumberSet();
    this.#numbers.set(table, known);
    return known;
  }

  /**
   * Replaces future dates of a record with the start time of the import. A post with a future date would stay at the
   * top of lists until then.
   */
  #withPastDates<T extends { readonly foreign_id: string }>(kind: string, record: T): T {
    const late = Object.entries(record).filter(
      ([field, value]) => field.startsWith('date_') && typeof value === 'string' && value > this.#start,
    );
    if (late.length === 0) return record;
    const reason = 'a date is in the future; it is replaced by the time of the import';
    this.#run.report.warn(kind, reason, record.foreign_id);
    return { ...record, ...Object.fromEntries(late.map(([field]) => [field, this.#start])) };
  }

  async #convert<T extends { readonly foreign_id: string }>(
    table: TableName,
    rows: readonly DumpRow[],
    kind: string | ((row: DumpRow) => string),
    convert: (row: DumpRow) => T | undefined,
  ) {
    const { report } = this.#run;
    const records = new Map<string, { kind: string; record: T }>();
    const seen = this.#numbersOf(table);
    for (const row of rows) {
      if (this.#slices.isOver) await this.#slices.rest();
      const rowKind = typeof kind === 'string' ? kind : kind(row);
      const id = row.values['Id'] ?? `line ${row.line}`;
      try {
        const record = convert(row);
        if (!record) continue;
        if (!seen.add(record.foreign_id)) throw new UnusableRow('its ID occurred before');
        records.set(record.foreign_id, { kind: rowKind, record: this.#withPastDates(rowKind, storable(record)) });
        this.#warnOf(rowKind, row, id);
      } catch (error) {
        if (!(error instanceof UnusableRow)) throw error;
        report.leaveOut(rowKind, error.message, id);
      }
    }
    return records;
  }

  #warnOf(kind: string, row: DumpRow, id: string): void {
    const isPost = kind === 'questions' || kind === 'answers' || kind === 'comments';
    if (!isPost || row.values['OwnerUserId'] || row.values['UserId']) return;
    const name = textIn(row, 'OwnerDisplayName') ?? textIn(row, 'UserDisplayName');
    const reason = name
      ? 'the author is a name only; it is imported as Unknown User'
      : 'it has no author; it is imported as Unknown User';
    this.#run.report.warn(kind, reason, name ? `${id} (${name})` : id);
  }

  #note(kind: string, { foreignID, outcome, isAuthorUnknown, message }: Outcome, orphaned: string): void {
    const { report } = this.#run;
    if (outcome === 'imported' || outcome === 'known') report.count(kind, outcome);
    else report.leaveOut(kind, outcome === 'orphan' ? orphaned : `the database rejected it (${message})`, foreignID);
    if (isAuthorUnknown) report.warn(kind, 'the author is not in the dump; it is imported as Unknown User', foreignID);
  }
}
