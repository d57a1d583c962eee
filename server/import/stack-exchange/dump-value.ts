import type { DumpRow } from './dump-file.ts';

/** The error for a row that cannot be imported. The message is the reason in the report. */
export class UnusableRow extends Error {
  override readonly name = 'UnusableRow';
}

/** Returns an attribute as text that PostgreSQL can store. Returns undefined when it is missing or empty. */
export function textIn({ values }: DumpRow, name: string): string | undefined {
  const text = values[name];
  return text ? text.replaceAll('\0', '').toWellFormed() : undefined;
}

/** The maximum number accepted from a dump. It leaves integer columns room for later increments. */
const largestNumber = 1_000_000_000;

/** Returns an attribute as a number that fits the column. Returns 0 when it is missing or not a number. */
export function numberIn(row: DumpRow, name: string): number {
  const value = Number(row.values[name] ?? 0);
  return Number.isFinite(value) ? Math.trunc(Math.min(largestNumber, Math.max(-largestNumber, value))) : 0;
}

/**
 * Returns an attribute as a date and time in UTC, to the millisecond. Returns undefined when it is missing or invalid,
 * such as 30 February, or in year 0, which PostgreSQL does not support.
 */
export function momentIn(row: DumpRow, name: string): string | undefined {
  const text = row.values[name];
  if (!text || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z?$/.test(text) || text.startsWith('0000'))
    return undefined;
  const date = new Date(text.endsWith('Z') ? text : `${text}Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 10));
  return isReal ? date.toISOString() : undefined;
}

/** Returns the ID of a row as text. @throws {UnusableRow} when the row has none. */
export function foreignIDIn(row: DumpRow): string {
  const id = row.values['Id'];
  if (!id || !/^-?\d{1,18}$/.test(id)) throw new UnusableRow('the row has no Id');
  return id;
}

/** Returns a required date and time. @throws {UnusableRow} when it is missing or invalid. */
export function neededMomentIn(row: DumpRow, name: string): string {
  const moment = momentIn(row, name);
  if (!moment) throw new UnusableRow(`${name} is missing or is not a date`);
  return moment;
}
