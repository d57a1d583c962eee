/** When the posts of a kind were written. */
export interface PostTimes {
  readonly posts: number;
  /** Moments between which lie equally many of all posts, the oldest first; as far as the database's statistics tell. */
  readonly moments: readonly number[];
  /** When the newest posts were written, every `step`-th of those that are kept once more, the newest first. */
  readonly recent: readonly number[];
  readonly step: number;
}

/** The moment since when this part of the posts was written, from 0 to 1; undefined for all of them. */
export function momentBefore({ posts, moments, recent, step }: PostTimes, part: number): number | undefined {
  return between(recent, (part * posts) / step) ?? between(moments, (moments.length - 1) * (1 - part));
}

/** What lies at a place within a list, which may be between two of it; undefined beyond its ends. */
function between(list: readonly number[], place: number): number | undefined {
  const [before, after] = [list[Math.floor(place)], list[Math.ceil(place)]];
  return before === undefined || after === undefined ? undefined : before + (after - before) * (place % 1);
}

/** Which part of the posts was written since a moment, from 0 to 1. */
export function partSince({ posts, moments, recent, step }: PostTimes, since: number): number {
  const newer = placeIn(
    recent.map((moment) => -moment),
    -since,
  );
  if (newer !== undefined) return Math.min(1, (newer * step) / posts);
  const older = placeIn(moments, since);
  if (older !== undefined) return 1 - older / (moments.length - 1);
  return since < (moments[0] ?? 0) ? 1 : 0;
}

/** Where something stands in an ascending list, which may be between two of it; undefined before and after all of it. */
function placeIn(list: readonly number[], value: number): number | undefined {
  const next = list.findIndex((one) => one > value);
  const [before, after] = [list[next - 1], list[next]];
  return before === undefined || after === undefined ? undefined : next - 1 + (value - before) / (after - before);
}
