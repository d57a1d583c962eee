/** The types a discussion can have; a category may allow only some. */
export const discussionTypes = ['discussion', 'question', 'idea'] as const;

/** A type a discussion can have. */
export type DiscussionType = (typeof discussionTypes)[number];

/** Whether a category takes discussions of a type, by the types that it allows: none named stands for all. */
export const takesType = (allowed: readonly string[], type: string): boolean =>
  allowed.length === 0 || allowed.includes(type);
