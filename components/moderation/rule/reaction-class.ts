/** The message that names each class of reactions. */
export const reactionClassNames = {
  Positive: 'reaction.class.positive',
  Negative: 'reaction.class.negative',
  Flag: 'reaction.class.flag',
} as const;
