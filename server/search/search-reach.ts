import { momentBefore, type PostTimes, partSince } from './post-times.ts';

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
export const usualBounds: SearchBounds = { candidates: 200, gathered: 1_000, checked: 10_000, posts: 10_000 };

/** So many times as many matches are looked for as are ranked, since the newest posts are not quite like all others. */
const slack = 1.25;

/** Reading a post to see whether it holds the words takes as long as so many of an unfinished word's entries in the index. */
const entries = 15;

/** Less of a forum than this is not told from it. */
const smallestShare = 0.001;

/**
 * How a search comes to the newest matches of a kind: it gathers them by their words, among the posts that are kept once more
 * (`recent-post.queries.ts`) or among all, or reads posts by date; with `since` (milliseconds) only those from about then on.
 */
export interface Reach {
  readonly by: 'recent' | 'words' | 'date';
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
  /** Only some of the matches are wanted, and it is not known how many: those at a status, for instance. */
  readonly isNarrowed?: boolean;
  /** Which part of all posts stands in the categories that are searched, from 0 to 1. */
  readonly share: number;
}

/** How far back a search must look to meet enough of its matches. */
export function reachOf(
  times: PostTimes,
  { matches, isPhrase, isNarrowed = false, share }: ExpectedMatches,
  { candidates, gathered, checked }: SearchBounds = usualBounds,
): Reach {
  const part = Math.max(share, smallestShare);
  if (matches <= (isPhrase ? Math.min(gathered, checked) : gathered)) return wholeReach;
  const enough = isPhrase ? checked : (candidates * slack) / part;
  const reach = gatheredSince(times, enough / matches, isPhrase);
  // The more posts hold the words, the longer their entries in the index, and the fewer posts are read until enough hold them.
  const read = (candidates * times.posts) / (matches * part);
  const gatherable = reach.by === 'recent' ? (matches * recentPosts(times)) / times.posts : matches;
  if (gatherable <= read * entries) return reach;
  return { by: 'date', since: isPhrase || isNarrowed ? reach.since : undefined };
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
  const part = (seen * candidates * slack * slack) / Math.max(found, 1);
  return part > 0.5 ? wholeReach : gatheredSince(times, part, false);
}

/** What a search met of a kind: how many matches, and when the oldest of them was written. */
export interface MetMatches {
  readonly found: number;
  readonly oldest: number | null;
  readonly share: number;
}

/** How many posts hold the words of a search, by what it met of them. */
export function matchesBy(
  times: PostTimes,
  { since }: Reach,
  { found, oldest, share }: MetMatches,
  { candidates }: SearchBounds = usualBounds,
): number {
  const reached = found < candidates ? since : (oldest ?? undefined);
  const seen = reached === undefined ? 1 : partSince(times, reached);
  return found / Math.max(seen * Math.max(share, smallestShare), smallestShare ** 2);
}

/** So many posts are kept once more, by what is known of their times. */
const recentPosts = ({ recent, step }: PostTimes): number => Math.max(0, recent.length - 1) * step;

/** Gathered by words from where this part of the posts begins. What is checked for a phrase is not looked for elsewhere again. */
function gatheredSince(times: PostTimes, part: number, isPhrase: boolean): Reach {
  const since = momentBefore(times, part);
  const isRecent = !isPhrase && part * times.posts <= recentPosts(times);
  return { by: isRecent ? 'recent' : 'words', since };
}
