/** The orders in which discussions are offered, by their name in addresses (specification part 2 §3). */
export const discussionSorts = [
  { value: '-dateLastComment', name: 'Recently Commented' },
  { value: '-dateInserted', name: 'Recently Created' },
  { value: '-score', name: 'Top' },
  { value: '-hot', name: 'Trending' },
  { value: 'dateInserted', name: 'Oldest' },
] as const;

/** The name of an order in addresses. */
export type DiscussionSort = (typeof discussionSorts)[number]['value'];

/** The order of a list that names none. */
export const defaultDiscussionSort: DiscussionSort = '-dateLastComment';

/** The order an address asks for; the default when it asks for none that is known. */
export const discussionSortIn = (text: string | undefined): DiscussionSort =>
  discussionSorts.find(({ value }) => value === text)?.value ?? defaultDiscussionSort;

/** The orders in which comments are offered; nested ones by their branches. */
export const commentSorts = [
  { value: 'dateInserted', name: 'Oldest' },
  { value: '-dateInserted', name: 'Newest' },
  { value: '-score', name: 'Top' },
  { value: '-experimentalTrending', name: 'Trending' },
] as const;

/** The name of a comment order in addresses. */
export type CommentSort = (typeof commentSorts)[number]['value'];

/** The comment order an address asks for; oldest first when it asks for none that is known. */
export const commentSortIn = (text: string | undefined): CommentSort =>
  commentSorts.find(({ value }) => value === text)?.value ?? 'dateInserted';
