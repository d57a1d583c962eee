interface SnapshotRun {
  readonly pictures: number;
  readonly differences: readonly string[];
}

export function snapshotRuns(report: unknown): SnapshotRun[];

export function runInLine(run: SnapshotRun, number: number): string;
