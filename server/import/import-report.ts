/** Rows of one kind for one reason: how many, and the first of their numbers. */
export interface Reason {
  readonly reason: string;
  count: number;
  readonly ids: string[];
}

/** What became of the rows of one kind; `read` is the sum of all the others. */
export interface KindReport {
  read: number;
  imported: number;
  known: number;
  readonly leftOut: Reason[];
  /** Came in, but not whole. */
  readonly warnings: Reason[];
}

/** The maximum number of row numbers kept for each reason, and of faults. */
const mostIDs = 20;

/** Something in a file that is not as it must be. */
export interface ReportedFault {
  readonly place: string;
  readonly message: string;
}

/** Takes each line of the whole list: every fault, and every row that is left out or changed. */
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

/** Counts what an import read, brought in, found there already and left out, and says why. */
export class ImportReport {
  readonly kinds = new Map<string, KindReport>();
  /** The first faults of rows. */
  readonly faults: ReportedFault[] = [];
  /** Why files could not be read to their end: all of them, as the rest of such a file is missing. */
  readonly incompleteFiles: ReportedFault[] = [];
  countFaults = 0;
  /** How many posts of earlier runs have their author now. */
  countAttached = 0;
  readonly #list: ListLine;

  /** `list` takes every line that the report only counts once there are many. */
  constructor(list: ListLine = () => undefined) {
    this.#list = list;
  }

  /** Whether a file could not be read to its end. */
  get isIncomplete(): boolean {
    return this.incompleteFiles.length > 0;
  }

  /** All rows of which it is known what became of them. */
  get rows(): number {
    return [...this.kinds.values()].reduce((sum, { read }) => sum + read, 0);
  }

  of(kind: string): KindReport {
    const known = this.kinds.get(kind) ?? { read: 0, imported: 0, known: 0, leftOut: [], warnings: [] };
    this.kinds.set(kind, known);
    return known;
  }

  /** Counts rows that came in now or had come in before. */
  count(kind: string, outcome: 'imported' | 'known', count = 1): void {
    const report = this.of(kind);
    report.read += count;
    report[outcome] += count;
  }

  leaveOut(kind: string, reason: string, id: string, count = 1): void {
    const report = this.of(kind);
    report.read += count;
    note(report.leftOut, reason, id, count);
    this.#list(`${kind} ${id}: skipped because ${reason}`);
  }

  warn(kind: string, reason: string, id: string): void {
    note(this.of(kind).warnings, reason, id);
    this.#list(`${kind} ${id}: changed because ${reason}`);
  }

  /** Notes a fault in a file; `isFatal` when the rest of the file could not be read. */
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

const faultLine = ({ place, message }: ReportedFault): string => `  ${place}: ${message}`;

/** Returns the lines on files that were cut off or cannot be parsed. They stand first: rows are missing that nothing else tells of. */
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

const attachedLines = ({ countAttached }: ImportReport, { isDryRun }: { isDryRun: boolean }): string[] =>
  countAttached === 0
    ? []
    : [
        `${format(countAttached)} posts of earlier runs ${isDryRun ? 'would be linked' : 'were linked'} to their author, imported later`,
      ];

/** The report as people read it: files that are cut off, a line for each kind and below it what was lost and why, faults. */
export function writeReport(report: ImportReport, { isDryRun }: { isDryRun: boolean }): string {
  const word = isDryRun ? 'would be imported' : 'imported';
  const lines = [...report.kinds].flatMap(([kind, { read, imported, known, leftOut, warnings }]) => {
    const lost = leftOut.reduce((sum, { count }) => sum + count, 0);
    const [all, made, there, out] = [read, imported, known, lost].map(format);
    return [
      `${kind}: ${all} read, ${made} ${word}, ${there} already imported, ${out} skipped`,
      ...leftOut.map((reason) => `  skipped: ${lineOf(reason)}`),
      ...warnings.map((reason) => `  changed: ${lineOf(reason)}`),
    ];
  });
  return [...incompleteLines(report), ...lines, ...attachedLines(report, { isDryRun }), ...faultLines(report)].join(
    '\n',
  );
}
