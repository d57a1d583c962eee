import { readMoment } from './database-types.ts';

/**
 * Gives the moments of rows that came as JSON the form of the API's dates; they are the columns named `date…`. Many wide
 * rows are read in a quarter of the time as one JSON text, which the engine parses whole, than value by value.
 */
export function readJsonRows<Row extends object>(rows: readonly Row[] | null): readonly Row[] {
  const moments = Object.keys(rows?.[0] ?? {}).filter((key) => key.startsWith('date'));
  for (const row of (rows ?? []) as readonly Record<string, unknown>[])
    for (const key of moments) {
      const value = row[key];
      if (typeof value === 'string') row[key] = readMoment(value);
    }
  return rows ?? [];
}
