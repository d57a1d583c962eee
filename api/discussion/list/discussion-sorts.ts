/** The orders in which discussions are offered: recently commented, recently created, top, trending, oldest (specification part 2 §3). */
export const discussionSorts = ['-dateLastComment', '-dateInserted', '-score', '-hot', 'dateInserted'] as const;

/** The name of an order in addresses. */
export type DiscussionSort = (typeof discussionSorts)[number];

/** The order of a list that names none. */
export const defaultDiscussionSort: DiscussionSort = '-dateLastComment';

/** The orders of discussions by the words of other forums' addresses. */
const discussionSortWords: ReadonlyMap<string | undefined, DiscussionSort> = new Map([
  ['recent', '-dateLastComment'],
  ['newest', '-dateInserted'],
  ['top', '-score'],
  ['trending', '-hot'],
  ['experimentalTrending', '-hot'],
  ['-experimentalTrending', '-hot'],
  ['oldest', 'dateInserted'],
]);

/** Returns the order that an address asks for, by a property or a word; the default when it asks for none that is known. */
export const discussionSortIn = (text: string | undefined): DiscussionSort =>
  discussionSorts.find((sort) => sort === text) ?? discussionSortWords.get(text) ?? defaultDiscussionSort;

/** The orders in which comments are offered: oldest, newest, top, trending; nested ones by their branches. */
export const commentSorts = ['dateInserted', '-dateInserted', '-score', '-experimentalTrending'] as const;

/** The name of a comment order in addresses. */
export type CommentSort = (typeof commentSorts)[number];

/** The orders of comments by the words of other forums' addresses. */
const commentSortWords: ReadonlyMap<string | undefined, CommentSort> = new Map([
  ['oldest', 'dateInserted'],
  ['newest', '-dateInserted'],
  ['top', '-score'],
  ['trending', '-experimentalTrending'],
  ['experimentalTrending', '-experimentalTrending'],
]);

/** Returns the comment order that an address asks for, by a property or a word; oldest first when it asks for none that is known. */
export const commentSortIn = (text: string | undefined): CommentSort =>
  commentSorts.find((sort) => sort === text) ?? commentSortWords.get(text) ?? 'dateInserted';
