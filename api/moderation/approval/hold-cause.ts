/** The causes for which a post is held for approval. */
export const holdCauses = ['role', 'category', 'keyword', 'new-member', 'spam'] as const;

/** A cause for which a post is held for approval. */
export type HoldCause = (typeof holdCauses)[number];
