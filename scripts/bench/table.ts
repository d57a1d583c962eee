import type { Figures } from './measure.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rough = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const cellsOf = (one: Figures): string[] => [
  one.name,
  number.format(one.requestsPerSecond),
  rough.format(one.p50),
  rough.format(one.p95),
  rough.format(one.p99),
  fine.format(one.cpu.process),
  fine.format(one.cpu.store),
  fine.format(one.cpu.process + one.cpu.store),
  rough.format(one.bytes / 1_024),
  one.ratio === undefined ? '' : `${number.format(one.ratio * 100)} %`,
];

/** Returns measurements as a Markdown table, one row for each scenario. */
export function tableOf(figures: readonly Figures[]): string {
  const head = [
    'What',
    'requests/s',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'process ms',
    'store ms',
    'sum ms',
    'kB',
    'of bare',
  ];
  return rowsOf(head, figures.map(cellsOf));
}

/** Returns a Markdown table in which every column but the first is right-aligned. */
export function rowsOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, place) => (place === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
