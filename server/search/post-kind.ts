/** The kinds of posts that are searched. */
export const postKinds = ['discussion', 'comment'] as const;

/** A kind of posts that is searched. */
export type PostKind = (typeof postKinds)[number];
