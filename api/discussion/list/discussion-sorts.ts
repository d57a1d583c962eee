/**
 * The sort orders of discussions: recently commented, recently created, top, trending, oldest
 * (docs/behavior/discussion.md#sorting).
 */
export const discussionSorts = ['-dateLastComment', '-dateInserted', '-score', '-hot', 'dateInserted'] as const;

/** The URL value of a discussion sort order. */
export type DiscussionSort = (typeof discussionSorts)[number];

/** The default sort order of discussions. */
export const defaultDiscussionSort: DiscussionSort = '-dateLastComment';

/** The sort orders of discussions by the names that other forums use in URLs. */
const discussionSortWords: ReadonlyMap<string | undefined, DiscussionSort> = new Map([
  ['recent', '-dateLastComment'],
  ['newest', '-dateInserted'],
  ['top', '-score'],
  ['trending', '-hot'],
  ['experimentalTrending', '-hot'],
  ['-experimentalTrending', '-hot'],
  ['oldest', 'dateInserted'],
]);

/**
 * Parses a discussion sort order, given as a property or a name. Returns the default order when the value is unknown.
 */
export const parseDiscussionSort = (text: string | undefined): DiscussionSort =>
  discussionSorts.find((sort) => sort === text) ?? discussionSortWords.get(text) ?? defaultDiscussionSort;

/** The sort orders of comments: oldest, newest, top, trending. Nested comments are sorted by branch. */
export const commentSorts = ['dateInserted', '-dateInserted', '-score', '-experimentalTrending'] as const;

/** The URL value of a comment sort order. */
export type CommentSort = (typeof commentSorts)[number];

/** The sort orders of comments by the names that other forums use in URLs. */
const commentSortWords: ReadonlyMap<string | undefined, CommentSort> = new Map([
  ['oldest', 'dateInserted'],
  ['newest', '-dateInserted'],
  ['top', '-score'],
  ['trending', '-experimentalTrending'],
  ['experimentalTrending', '-experimentalTrending'],
]);

/** Parses a comment sort order, given as a property or a name. Returns oldest first when the value is unknown. */
export const parseCommentSort = (text: string | undefined): CommentSort =>
  commentSorts.find((sort) => sort === text) ?? commentSortWords.get(text) ?? 'dateInserted';
