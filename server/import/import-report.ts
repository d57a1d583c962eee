/** The rows of one kind that share a reason: their count and the IDs of the first of them. */
export interface Reason {
  readonly reason: string;
  count: number;
  readonly ids: string[];
}

/** The results for the rows of one kind. `read` is the sum of the imported, known and left-out rows. */
export interface KindReport {
  read: number;
  imported: number;
  known: number;
  readonly omitted: Reason[];
  /** Rows that were imported with changes. */
  readonly warnings: Reason[];
}

/** The maximum number of row IDs stored for each reason, and of faults. */
const mostIDs = 20;

/** An error in a dump file. */
export interface ReportedError {
  readonly place: string;
  readonly message: string;
}

/** Receives each line of the complete list: every fault, and every row that was left out or changed. */
export type ListLine = (line: string) => void;

function note(reasons: Reason[], reason: string, id: string, count = 1): void {
  let known = reasons.find((one) => one.reason === reason);
  if (!known) {
    known = { reason, count: 0, ids: [] };
    reasons.push(known);
  }
  known.count += count;
  if (known.ids.length < mostIDs) known.ids.push(id);
}

/** Counts the rows that an import read, stored, found already present and left out, with the reasons. */
export class ImportReport {
  readonly kinds = new Map<string, KindReport>();
  /** The first row faults. */
  readonly faults: ReportedError[] = [];
  /**
   * The reasons why files could not be read completely. All of them are listed, because the remaining rows of such a
   * file are missing.
   */
  readonly incompleteFiles: ReportedError[] = [];
  countFaults = 0;
  /** The number of posts from earlier runs that this run attached to their author. */
  countAttached = 0;
  /** The category that the import uses instead of the one asked for, which has permissions of its own. */
  otherCategory: { readonly wanted: string; readonly used: string } | undefined;
  readonly #list: ListLine;

  /** `list` receives every line, including those that the report only counts. */
  constructor(list: ListLine = () => undefined) {
    this.#list = list;
  }

  /** Whether a file could not be read completely. */
  get isIncomplete(): boolean {
    return this.incompleteFiles.length > 0;
  }

  /** The number of rows with a known result. */
  get rows(): number {
    return [...this.kinds.values()].reduce((sum, { read }) => sum + read, 0);
  }

  of(kind: string): KindReport {
    const known = this.kinds.get(kind) ?? { read: 0, imported: 0, known: 0, omitted: [], warnings: [] };
    this.kinds.set(kind, known);
    return known;
  }

  /** Counts rows that this run imported or that an earlier run had imported. */
  count(kind: string, outcome: 'imported' | 'known', count = 1): void {
    const report = this.of(kind);
    report.read += count;
    report[outcome] += count;
  }

  leaveOut(kind: string, reason: string, id: string, count = 1): void {
    const report = this.of(kind);
    report.read += count;
    note(report.omitted, reason, id, count);
    this.#list(`${kind} ${id}: skipped because ${reason}`);
  }

  warn(kind: string, reason: string, id: string): void {
    note(this.of(kind).warnings, reason, id);
    this.#list(`${kind} ${id}: changed because ${reason}`);
  }

  /** Records a fault in a file. `isFatal` means that the rest of the file could not be read. */
  fault(place: string, message: string, { isFatal = false } = {}): void {
    this.countFaults += 1;
    if (isFatal) this.incompleteFiles.push({ place, message });
    else if (this.faults.length < mostIDs) this.faults.push({ place, message });
    this.#list(`${place}: ${message}`);
  }
}

const format = (count: number): string => count.toLocaleString('en');

const lineOf = ({ reason, count, ids }: Reason): string =>
  `${format(count)} because ${reason}: ${ids.join(', ')}${count > ids.length ? ` and ${format(count - ids.length)} more` : ''}`;

const faultLine = ({ place, message }: ReportedError): string => `  ${place}: ${message}`;

/**
 * Returns the lines about files that are truncated or cannot be parsed. They come first, because nothing else reports
 * their missing rows.
 */
const incompleteLines = ({ incompleteFiles }: ImportReport): string[] =>
  incompleteFiles.length === 0
    ? []
    : [
        'Some files could not be read completely, so rows are missing. Repair these files and run the import again:',
        ...incompleteFiles.map(faultLine),
      ];

function faultLines({ countFaults, faults, incompleteFiles }: ImportReport): string[] {
  const all = countFaults - incompleteFiles.length;
  if (all === 0) return [];
  const more = all > faults.length ? [`  and ${format(all - faults.length)} more`] : [];
  return [`Errors in the files: ${format(all)}`, ...faults.map(faultLine), ...more];
}

const categoryLines = ({ otherCategory }: ImportReport): string[] =>
  otherCategory
    ? [`The category "${otherCategory.wanted}" has permissions of its own. Questions go to "${otherCategory.used}".`]
    : [];

const attachedLines = ({ countAttached }: ImportReport, { isDryRun }: { isDryRun: boolean }): string[] =>
  countAttached === 0
    ? []
    : [
        `${format(countAttached)} posts of earlier runs ${isDryRun ? 'would be linked' : 'were linked'} to their author, imported later`,
      ];

/**
 * Formats the report as text: truncated files first, then the category if it is another one, then a line for each kind
 * with its lost rows and their reasons, then the faults.
 */
export function writeReport(report: ImportReport, { isDryRun }: { isDryRun: boolean }): string {
  const word = isDryRun ? 'would be imported' : 'imported';
  const lines = [...report.kinds].flatMap(([kind, { read, imported, known, omitted, warnings }]) => {
    const lost = omitted.reduce((sum, { count }) => sum + count, 0);
    const [all, made, there, out] = [read, imported, known, lost].map(format);
    return [
      `${kind}: ${all} read, ${made} ${word}, ${there} already imported, ${out} skipped`,
      ...omitted.map((reason) => `  skipped: ${lineOf(reason)}`),
      ...warnings.map((reason) => `  changed: ${lineOf(reason)}`),
    ];
  });
  return [
    ...incompleteLines(report),
    ...categoryLines(report),
    ...lines,
    ...attachedLines(report, { isDryRun }),
    ...faultLines(report),
  ].join('\n');
}
