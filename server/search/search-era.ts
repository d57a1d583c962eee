import { type RawBuilder, sql } from 'kysely';

/** A day in milliseconds. */
const day = 86_400_000;

interface Length {
  readonly days: number;
  readonly origin: string;
}

/**
 * The lengths of eras. The eras of each length begin at a different hour, so that the start identifies an era uniquely.
 */
const lengths: readonly Length[] = [
  { days: 1, origin: '2000-01-01T00:00:00Z' },
  { days: 16, origin: '2000-01-01T01:00:00Z' },
  { days: 256, origin: '2000-01-01T02:00:00Z' },
];

/**
 * Returns the eras of a post's date, one of each length. The expression must be identical to that of the search index.
 */
export function erasOf(date: RawBuilder<unknown>): RawBuilder<unknown> {
  const eras = lengths.map(
    ({ days, origin }) => sql`date_bin(${sql.lit(`${days} days`)}, ${date}, timestamptz ${sql.lit(origin)})`,
  );
  return sql`(array[${sql.join(eras)}])`;
}

/**
 * Returns the eras that together contain every post since a time: short ones first, then the longest possible, about
 * forty for any number of years. They begin up to a day before the time and extend well beyond `now`.
 */
export function erasSince(since: number, now: number): string[] {
  const eras: string[] = [];
  let reached = since;
  for (const [place, { days, origin }] of lengths.entries()) {
    const next = lengths[place + 1];
    const end = next ? beginningOf(reached + next.days * day, next) : now + days * day;
    for (let era = beginningOf(reached, { days, origin }); era < end; era += days * day) {
      eras.push(new Date(era).toISOString());
      reached = era + days * day;
    }
  }
  return eras;
}

/** Returns the start of the era that contains a time. */
function beginningOf(moment: number, { days, origin }: Length): number {
  const first = Date.parse(origin);
  return first + Math.floor((moment - first) / (days * day)) * days * day;
}
