import { toApiDate } from './database-types.ts';

/**
 * Converts the timestamps of rows that were read as JSON to API dates; they are the columns named `date…`. Reading many
 * wide rows as one JSON text is much faster than reading them value by value, since the engine parses the whole text at
 * once.
 */
export function readJsonRows<Row extends object>(rows: readonly Row[] | null): readonly Row[] {
  const moments = Object.keys(rows?.[0] ?? {}).filter((key) => key.startsWith('date'));
  for (const row of (rows ?? []) as readonly Record<string, unknown>[])
    for (const key of moments) {
      const value = row[key];
      if (typeof value === 'string') row[key] = toApiDate(value);
    }
  return rows ?? [];
}
