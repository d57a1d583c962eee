/** The distribution of creation times of one kind of post. */
export interface PostTimes {
  readonly posts: number;
  /** Times that divide all posts into equally large groups, oldest first, from the statistics of the database. */
  readonly moments: readonly number[];
  /** The creation time of every `step`-th post in the recent table, newest first. */
  readonly recent: readonly number[];
  readonly step: number;
}

/**
 * Returns the time since which the given fraction (0 to 1) of the posts was written. Returns undefined when that is all
 * posts.
 */
export function timeAtFraction({ posts, moments, recent, step }: PostTimes, part: number): number | undefined {
  return between(recent, (part * posts) / step) ?? between(moments, (moments.length - 1) * (1 - part));
}

/** Interpolates the value at a fractional index of a list. Returns undefined outside the list. */
function between(list: readonly number[], place: number): number | undefined {
  const [before, after] = [list[Math.floor(place)], list[Math.ceil(place)]];
  return before === undefined || after === undefined ? undefined : before + (after - before) * (place % 1);
}

/** Returns the fraction of posts that were written since a time, from 0 to 1. */
export function fractionSince({ posts, moments, recent, step }: PostTimes, since: number): number {
  const newer = placeIn(
    recent.map((moment) => -moment),
    -since,
  );
  if (newer !== undefined) return Math.min(1, (newer * step) / posts);
  const older = placeIn(moments, since);
  if (older !== undefined) return 1 - older / (moments.length - 1);
  return since < (moments[0] ?? 0) ? 1 : 0;
}

/** Returns the fractional index of a value in an ascending list. Returns undefined outside the list. */
function placeIn(list: readonly number[], value: number): number | undefined {
  const next = list.findIndex((one) => one > value);
  const [before, after] = [list[next - 1], list[next]];
  return before === undefined || after === undefined ? undefined : next - 1 + (value - before) / (after - before);
}
