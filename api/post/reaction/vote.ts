/** The codes of the reaction types that are votes (docs/behavior/post.md#idea-votes). */
export const voteCodes = ['Up', 'Down'] as const;
