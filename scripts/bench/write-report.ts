import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { benchFolder } from './databases.ts';
import { type BenchReport, reportText } from './report.ts';
import { summaryText } from './summary.ts';

const page = join(import.meta.dirname, '../../docs/performance.md');

const marks = { begin: '<!-- measured: begin -->', end: '<!-- measured: end -->' };

/** Replaces the text between the marks of a page. */
export function withFigures(text: string, figures: string): string {
  const [before, rest = ''] = text.split(marks.begin);
  const after = rest.split(marks.end)[1] ?? '';
  return `${before}${marks.begin}\n\n${figures}\n\n${marks.end}${after}`;
}

/**
 * Prints the full report. With `isWritten`, also stores it in the bench folder and its summary in docs/performance.md.
 */
export async function writeReport(report: BenchReport, isWritten: boolean): Promise<void> {
  const text = reportText(report);
  process.stdout.write(`\n${text}\n`);
  if (!isWritten) return;
  await mkdir(benchFolder, { recursive: true });
  await writeFile(join(benchFolder, 'report.md'), `${text}\n`);
  await writeFile(page, withFigures(await readFile(page, 'utf8'), summaryText(report)));
}
