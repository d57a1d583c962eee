import { type RawBuilder, sql } from 'kysely';

/** A day in milliseconds. */
const day = 86_400_000;

interface Length {
  readonly days: number;
  readonly origin: string;
}

/**
 * How long eras are. Those of each length begin at an hour of their own, so that no two have the same beginning: an era is
 * named by when it begins.
 */
const lengths: readonly Length[] = [
  { days: 1, origin: '2000-01-01T00:00:00Z' },
  { days: 16, origin: '2000-01-01T01:00:00Z' },
  { days: 256, origin: '2000-01-01T02:00:00Z' },
];

/** The eras of a post by its date, one of each length, as the index of words keeps them: the very expression of it. */
export function erasOf(date: RawBuilder<unknown>): RawBuilder<unknown> {
  const eras = lengths.map(
    ({ days, origin }) => sql`date_bin(${sql.lit(`${days} days`)}, ${date}, timestamptz ${sql.lit(origin)})`,
  );
  return sql`(array[${sql.join(eras)}])`;
}

/**
 * The eras that together hold every post from a moment on, short ones first and then as long as can be: some forty for any
 * number of years. They begin up to a day before the moment, and reach well beyond `now`.
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

/** When the era of a moment begins. */
function beginningOf(moment: number, { days, origin }: Length): number {
  const first = Date.parse(origin);
  return first + Math.floor((moment - first) / (days * day)) * days * day;
}
