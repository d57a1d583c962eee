import type { DumpRow } from './dump-file.ts';

/** A row that cannot come in; the message is the reason in the report. */
export class UnusableRow extends Error {
  override readonly name = 'UnusableRow';
}

/** An attribute as text that PostgreSQL can hold; undefined when it is missing or empty. */
export function textIn({ values }: DumpRow, name: string): string | undefined {
  const text = values[name];
  return text ? text.replaceAll('\0', '').toWellFormed() : undefined;
}

/** An attribute as a number that fits a column; 0 when it is missing or is none. */
export function numberIn(row: DumpRow, name: string): number {
  const value = Number(row.values[name] ?? 0);
  return Number.isFinite(value) ? Math.trunc(Math.min(2 ** 31 - 1, Math.max(-(2 ** 31), value))) : 0;
}

/** A moment without a zone, meant as UTC, to the millisecond; undefined when it is missing or is none. */
export function momentIn(row: DumpRow, name: string): string | undefined {
  const text = row.values[name];
  if (!text || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z?$/.test(text)) return undefined;
  const moment = Date.parse(text.endsWith('Z') ? text : `${text}Z`);
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
}

/** The row's own number, as text. @throws {UnusableRow} when it has none. */
export function foreignIDIn(row: DumpRow): string {
  const id = row.values['Id'];
  if (!id || !/^-?\d{1,18}$/.test(id)) throw new UnusableRow('the row has no Id');
  return id;
}

/** A moment that the record cannot be without. @throws {UnusableRow} when it is missing or unreadable. */
export function neededMomentIn(row: DumpRow, name: string): string {
  const moment = momentIn(row, name);
  if (!moment) throw new UnusableRow(`${name} is missing or is not a date`);
  return moment;
}
