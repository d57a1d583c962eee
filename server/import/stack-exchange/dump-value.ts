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

/** The largest number taken from a dump: integer columns have room for it, and for what is added to it later. */
const largestNumber = 1_000_000_000;

/** An attribute as a number that fits a column; 0 when it is missing or is none. */
export function numberIn(row: DumpRow, name: string): number {
  const value = Number(row.values[name] ?? 0);
  return Number.isFinite(value) ? Math.trunc(Math.min(largestNumber, Math.max(-largestNumber, value))) : 0;
}

/**
 * A moment without a zone, meant as UTC, to the millisecond; undefined when it is missing or is none, as are the 30th of
 * February and the year 0, which PostgreSQL does not have.
 */
export function momentIn(row: DumpRow, name: string): string | undefined {
  const text = row.values[name];
  if (!text || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z?$/.test(text) || text.startsWith('0000'))
    return undefined;
  const date = new Date(text.endsWith('Z') ? text : `${text}Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 10));
  return isReal ? date.toISOString() : undefined;
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
