/** Why a post waits for approval. */
export const holdCauses = ['role', 'category', 'keyword', 'new-member', 'spam'] as const;

/** Why a post waits for approval. */
export type HoldCause = (typeof holdCauses)[number];
