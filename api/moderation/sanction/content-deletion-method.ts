/**
 * The methods for deleting a member's posts: `keep` removes only the author, `tombstone` leaves placeholders, `full`
 * removes the posts without a trace.
 */
export const contentDeletionMethods = ['keep', 'tombstone', 'full'] as const;

/** A method for deleting a member's posts. */
export type ContentDeletionMethod = (typeof contentDeletionMethods)[number];
