/** The kinds of posts in the search index. */
export const postKinds = ['discussion', 'comment'] as const;

/** A kind of post in the search index. */
export type PostKind = (typeof postKinds)[number];
