/** The ways in which what a member wrote is deleted: without its author, leaving marks, or as if it had never been. */
export const contentDeletionMethods = ['keep', 'tombstone', 'full'] as const;

/** A way in which what a member wrote is deleted. */
export type ContentDeletionMethod = (typeof contentDeletionMethods)[number];
