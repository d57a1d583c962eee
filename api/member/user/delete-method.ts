/** The treatments of the posts of a deleted member: they are kept, emptied, or deleted. */
export const deleteMethods = ['keep', 'wipe', 'delete'] as const;

/** A treatment of the posts of a deleted member. */
export type DeleteMethod = (typeof deleteMethods)[number];
