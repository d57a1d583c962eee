import { pageTable, scriptTable } from './browser.ts';
import type { Figures } from './measure.ts';
import { type BenchReport, conditionsText, type ForumFigures, kinds } from './report.ts';
import { rowsOf } from './table.ts';

/** The scenarios that docs/performance.md shows: those with an aim. */
const shown = [
  'list, JSON, guests',
  'list, JSON, guests, every address new',
  'list, JSON, members',
  'list, JSON, last page',
  'list, JSON, what a member has not read',
  'comments of a discussion, JSON',
  'search, JSON',
  'list, HTML, guests',
  'list, HTML, members',
  'discussion, HTML, guests',
  'discussion, HTML, members',
  'permanent address of a comment, HTML',
  'posting a comment, 10 writers',
];

/** The figures of a report that have an aim, as Markdown; the full report has all scenarios, percentiles and plans. */
export function summaryText(report: BenchReport): string {
  const { forums } = report;
  const browser = forums.find((forum) => forum.browser)?.browser;
  return [
    conditionsText(report),
    figuresTable(forums),
    forums.map(memoryText).join('\n'),
    ...(browser ? [pageTable(browser), scriptTable(browser)] : []),
  ].join('\n\n');
}

const titleOf = ({ kind, discussions }: ForumFigures): string => `${discussions.toLocaleString('en')}, ${kinds[kind]}`;

const memoryText = (forum: ForumFigures): string =>
  `- Memory at ${titleOf(forum)}: ${forum.memory.atRest.toFixed(0)} MB after the start, ${forum.memory.underLoad.toFixed(0)} MB after all loads.`;

/** The p95 and the processor time of each scenario, two columns for each forum. */
function figuresTable(forums: readonly ForumFigures[]): string {
  const names = shown.filter((name) => forums.some(({ figures }) => figureOf(figures, name)));
  const head = forums.flatMap((forum) => [`p95 ms (${titleOf(forum)})`, 'CPU ms']);
  const cells = (name: string) =>
    forums.flatMap(({ figures }) => {
      const one = figureOf(figures, name);
      return one ? [one.p95.toFixed(1), (one.cpu.process + one.cpu.store).toFixed(2)] : ['', ''];
    });
  return rowsOf(
    ['Scenario', ...head],
    names.map((name) => [name, ...cells(name)]),
  );
}

const figureOf = (figures: readonly Figures[], name: string): Figures | undefined =>
  figures.find((one) => one.name === name);
