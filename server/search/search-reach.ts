import { fractionSince, type PostTimes, timeAtFraction } from './post-times.ts';

/** The limits of the work of one search. */
export interface SearchBounds {
  /** The number of newest matches of each kind that are ranked. */
  readonly candidates: number;
  /** The number of matches, by the estimate of the database, that are gathered regardless of their age. */
  readonly gathered: number;
  /** The number of newest posts with all words of a phrase that are checked for the phrase. */
  readonly checked: number;
  /** The number of posts of a kind below which no estimates are requested. */
  readonly posts: number;
}

/** The default limits. */
export const usualBounds: SearchBounds = { candidates: 200, gathered: 1_000, checked: 10_000, posts: 10_000 };

/**
 * The factor by which more matches are searched than are ranked, because the newest posts may differ from all others.
 */
const slack = 1.25;

/** The cost of checking a post for the words, in index entries of an incomplete word. */
const entries = 15;

/** The smallest fraction of a forum that estimates distinguish. */
const smallestShare = 0.001;

/**
 * The access path to the newest matches of a kind: through the word index of the recent tables
 * (`recent-post.queries.ts`), through the word index of all posts, or by date. `since` (milliseconds) restricts it to
 * posts written approximately since then.
 */
export interface Reach {
  readonly by: 'recent' | 'words' | 'date';
  readonly since: number | undefined;
}

/** The reach of all posts that contain the words. */
export const unlimitedReach: Reach = { by: 'words', since: undefined };

/** The estimates about the matches of a search. */
export interface ExpectedMatches {
  /** The estimated number of posts that contain the words. For a phrase, those that contain its words in any order. */
  readonly matches: number;
  /** Whether each match must be read to check a phrase. */
  readonly isPhrase: boolean;
  /** Whether an unknown part of the matches is excluded, for example by a status. */
  readonly isNarrowed?: boolean;
  /** The fraction of all posts that are in the searched categories, from 0 to 1. */
  readonly share: number;
}

/** Returns how far a search must reach into the past to find enough matches. */
export function reachOf(
  times: PostTimes,
  { matches, isPhrase, isNarrowed = false, share }: ExpectedMatches,
  { candidates, gathered, checked }: SearchBounds = usualBounds,
): Reach {
  const part = Math.max(share, smallestShare);
  if (matches <= (isPhrase ? Math.min(gathered, checked) : gathered)) return unlimitedReach;
  const enough = isPhrase ? checked : (candidates * slack) / part;
  const reach = gatheredSince(times, enough / matches, isPhrase);
  // The more posts contain the words, the longer are their index entries, and the fewer posts must be read to find
  // enough matches.
  const read = (candidates * times.posts) / (matches * part);
  const gatherable = reach.by === 'recent' ? (matches * recentPosts(times)) / times.posts : matches;
  if (gatherable <= read * entries) return reach;
  return { by: 'date', since: isPhrase || isNarrowed ? reach.since : undefined };
}

/**
 * Returns the next reach when the previous one found fewer matches than are ranked. It is extrapolated from the matches
 * found, so that the work remains proportional, and covers everything when that would be most of the forum.
 */
export function extendReach(
  times: PostTimes | undefined,
  { since }: Reach,
  found: number,
  { candidates }: SearchBounds = usualBounds,
): Reach {
  if (!times || since === undefined) return unlimitedReach;
  const seen = Math.max(fractionSince(times, since), smallestShare);
  const part = (seen * candidates * slack * slack) / Math.max(found, 1);
  return part > 0.5 ? unlimitedReach : gatheredSince(times, part, false);
}

/** The matches of a kind that a search found: their number, and the date of the oldest. */
export interface MetMatches {
  readonly found: number;
  readonly oldest: number | null;
  readonly share: number;
}

/** Estimates the number of posts that match a query from the matches that a search found. */
export function extrapolateMatches(
  times: PostTimes,
  { since }: Reach,
  { found, oldest, share }: MetMatches,
  { candidates }: SearchBounds = usualBounds,
): number {
  const reached = found < candidates ? since : (oldest ?? undefined);
  const seen = reached === undefined ? 1 : fractionSince(times, reached);
  return found / Math.max(seen * Math.max(share, smallestShare), smallestShare ** 2);
}

/** Returns the approximate number of posts in the recent table. */
const recentPosts = ({ recent, step }: PostTimes): number => Math.max(0, recent.length - 1) * step;

/**
 * Returns the reach that gathers the newest fraction of the posts through the word index. Phrases do not use the recent
 * tables, because a phrase search is not extended afterwards.
 */
function gatheredSince(times: PostTimes, part: number, isPhrase: boolean): Reach {
  const since = timeAtFraction(times, part);
  const isRecent = !isPhrase && part * times.posts <= recentPosts(times);
  return { by: isRecent ? 'recent' : 'words', since };
}
