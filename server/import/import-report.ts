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

/** How many row numbers are kept for each reason. */
const mostIDs = 20;

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
  readonly faults: { readonly place: string; readonly message: string }[] = [];
  /** Whether a file could not be read to its end. */
  isIncomplete = false;
  countFaults = 0;

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
  }

  warn(kind: string, reason: string, id: string): void {
    note(this.of(kind).warnings, reason, id);
  }

  fault(place: string, message: string): void {
    this.countFaults += 1;
    if (this.faults.length < mostIDs) this.faults.push({ place, message });
  }
}

const lineOf = ({ reason, count, ids }: Reason): string =>
  `${count.toLocaleString('en')} because ${reason}: ${ids.join(', ')}${count > ids.length ? ', …' : ''}`;

/** The report as people read it, a line for each kind and below it what was lost and why. */
export function writeReport(report: ImportReport, { isDryRun }: { isDryRun: boolean }): string {
  const word = isDryRun ? 'would come in' : 'imported';
  const lines = [...report.kinds].flatMap(([kind, { read, imported, known, leftOut, warnings }]) => {
    const lost = leftOut.reduce((sum, { count }) => sum + count, 0);
    const [all, made, there, out] = [read, imported, known, lost].map((count) => count.toLocaleString('en'));
    return [
      `${kind}: ${all} read, ${made} ${word}, ${there} already there, ${out} left out`,
      ...leftOut.map((reason) => `  left out: ${lineOf(reason)}`),
      ...warnings.map((reason) => `  changed: ${lineOf(reason)}`),
    ];
  });
  const faults = report.faults.map(({ place, message }) => `  ${place}: ${message}`);
  if (report.countFaults > 0) lines.push(`Faults in the files: ${report.countFaults.toLocaleString('en')}`, ...faults);
  if (report.isIncomplete) lines.push('A file could not be read to its end. Mend it and run the import again.');
  return lines.join('\n');
}
