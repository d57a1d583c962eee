import type { ReactionCount, ReactionType } from '#api/post/reaction/reaction-fields.contract.ts';

/** The number of reactions of one type on a post. */
export const aReactionCount = (own: Partial<ReactionCount> = {}): ReactionCount => ({
  tagID: 1,
  urlcode: 'like',
  name: 'Like',
  class: 'Positive',
  count: 5,
  hasReacted: false,
  reactionValue: 1,
  ...own,
});

/** A reaction type. */
export const aReactionType = (own: Partial<ReactionType> = {}): ReactionType => ({
  tagID: 4,
  urlCode: 'Like',
  urlcode: 'Like',
  name: 'Like',
  description: '',
  class: 'Positive',
  points: 1,
  reactionValue: 1,
  active: true,
  hidden: false,
  custom: false,
  sort: 4,
  isRescoring: false,
  roleIDs: [],
  photoUrl: null,
  attributes: null,
  ...own,
});
