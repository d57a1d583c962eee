interface LookRun {
  readonly pictures: number;
  readonly differences: readonly string[];
}

export function lookRuns(report: unknown): LookRun[];

export function runInLine(run: LookRun, number: number): string;
