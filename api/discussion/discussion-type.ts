/** The types a discussion can have; a category may allow only some. */
export const discussionTypes = ['discussion', 'question', 'idea'] as const;

/** A type a discussion can have. */
export type DiscussionType = (typeof discussionTypes)[number];
