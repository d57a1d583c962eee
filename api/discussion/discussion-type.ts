/** The built-in post types. Administrators derive custom types from them (`api/post/type/post-type.contract.ts`). */
export const discussionTypes = ['discussion', 'question', 'idea'] as const;

/** A built-in post type. */
export type DiscussionType = (typeof discussionTypes)[number];

/** Checks whether a category allows discussions of a type. An empty list allows all types. */
export const allowsDiscussionType = (allowed: readonly string[], type: string): boolean =>
  allowed.length === 0 || allowed.includes(type);

/**
 * Checks whether a category allows posts of a type that may itself be limited to certain categories: both must agree.
 * An empty list allows all.
 */
export const allowsPostType = (
  { categoryID, allowedDiscussionTypes }: { categoryID: number; allowedDiscussionTypes: readonly string[] },
  { postTypeID, categoryIDs }: { postTypeID: string; categoryIDs: readonly number[] },
): boolean =>
  allowsDiscussionType(allowedDiscussionTypes, postTypeID) &&
  (categoryIDs.length === 0 || categoryIDs.includes(categoryID));
