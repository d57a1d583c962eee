/** The original types of posts; administrators make further ones of them (`api/post/type/post-type.contract.ts`). */
export const discussionTypes = ['discussion', 'question', 'idea'] as const;

/** An original type of posts. */
export type DiscussionType = (typeof discussionTypes)[number];

/** Whether a category takes discussions of a type, by the types that it allows: none named stands for all. */
export const takesType = (allowed: readonly string[], type: string): boolean =>
  allowed.length === 0 || allowed.includes(type);

/**
 * Whether a category takes posts of a type that may name the categories it is for: both have to agree, and none named
 * stands for all.
 */
export const takesPostType = (
  { categoryID, allowedDiscussionTypes }: { categoryID: number; allowedDiscussionTypes: readonly string[] },
  { postTypeID, categoryIDs }: { postTypeID: string; categoryIDs: readonly number[] },
): boolean =>
  takesType(allowedDiscussionTypes, postTypeID) && (categoryIDs.length === 0 || categoryIDs.includes(categoryID));
