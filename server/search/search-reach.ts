/** How much work one search may be. */
export interface SearchBounds {
  /** So many matches of each kind are ranked, the newest. */
  readonly candidates: number;
  /** So many matches, by the database's estimate, are gathered without asking how old they are. */
  readonly gathered: number;
  /** In so many posts that hold all words of a phrase it is looked for, the newest first. */
  readonly checked: number;
  /** Forums with fewer posts of a kind are searched without asking for estimates. */
  readonly posts: number;
}

/** The bounds of a running forum. */
export const usualBounds: SearchBounds = { candidates: 400, gathered: 1_500, checked: 10_000, posts: 10_000 };

/** Estimates of matches may be so many times too high: they count twice what holds both a word and its stem. */
const slack = 2.5;

/**
 * Reading a post to see whether it holds the words takes as long as fifteen of an unfinished word's entries in the index, and
 * estimates count twice what holds both a word and its stem.
 */
const entries = 30;

/** Less of a forum than this is not told from it. */
const smallestShare = 0.001;

/** How many posts of a kind there are, and moments between which lie equally many of them, the oldest first. */
export interface PostTimes {
  readonly posts: number;
  readonly moments: readonly number[];
}

/**
 * How a search comes to the newest matches of a kind: it gathers them by their words, or reads posts by date; with
 * `since` (milliseconds) only those from about then on.
 */
export interface Reach {
  readonly by: 'words' | 'date';
  readonly since: number | undefined;
}

/** Every post that holds the words. */
export const wholeReach: Reach = { by: 'words', since: undefined };

/** What is known of a search's matches before they are looked for. */
export interface ExpectedMatches {
  /** So many posts hold the words, by the database's estimate; for a phrase, those that hold them in any order. */
  readonly matches: number;
  /** Each match has to be opened. */
  readonly isPhrase: boolean;
  /** Which part of all posts stands in the categories that are searched, from 0 to 1. */
  readonly share: number;
}

/** How far back a search must look to meet enough of its matches. */
export function reachOf(
  times: PostTimes,
  { matches, isPhrase, share }: ExpectedMatches,
  { candidates, gathered, checked }: SearchBounds = usualBounds,
): Reach {
  const part = Math.max(share, smallestShare);
  if (matches <= (isPhrase ? Math.min(gathered, checked) : gathered)) return wholeReach;
  // The more posts hold the words, the longer their entries in the index, and the fewer posts are read until enough hold them.
  const read = (candidates * times.posts) / (matches * part);
  const by = matches > read * entries ? 'date' : 'words';
  if (by === 'date' && !isPhrase) return { by, since: undefined };
  const enough = isPhrase ? checked : (candidates * slack) / part;
  return { by, since: momentBefore(times, enough / matches) };
}

/**
 * How far back to look when a reach has met fewer than are ranked: as far as those that were found let expect, so that
 * what is read stays in proportion to them, and everywhere when that is most of the forum.
 */
export function furtherReach(
  times: PostTimes | undefined,
  { since }: Reach,
  found: number,
  { candidates }: SearchBounds = usualBounds,
): Reach {
  if (!times || since === undefined) return wholeReach;
  const seen = Math.max(partSince(times, since), smallestShare);
  const part = (seen * candidates * slack) / Math.max(found, 1);
  return part > 0.5 ? wholeReach : { by: 'words', since: momentBefore(times, part) };
}

/** The moment since when this part of the posts was written, from 0 to 1; undefined for all of them. */
function momentBefore({ moments }: PostTimes, part: number): number | undefined {
  const place = (moments.length - 1) * (1 - part);
  const [before, after] = [moments[Math.floor(place)], moments[Math.ceil(place)]];
  return before === undefined || after === undefined ? undefined : before + (after - before) * (place % 1);
}

/** Which part of the posts was written since a moment. */
function partSince({ moments }: PostTimes, since: number): number {
  const next = moments.findIndex((moment) => moment > since);
  if (next <= 0) return next < 0 ? 0 : 1;
  const [before, after] = [moments[next - 1] as number, moments[next] as number];
  return 1 - (next - 1 + (since - before) / (after - before)) / (moments.length - 1);
}
