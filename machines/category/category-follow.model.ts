import { quietPreferences } from '#api/category/quiet-preferences.ts';
import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { categoryFollowMachine } from './category-follow.machine.ts';

const followed = { ...quietPreferences, 'preferences.followed': true, 'preferences.popup.posts': true };

/** How the graph of following is explored: a category that is not followed, and one that is. */
export const categoryFollowModel = defineModel(categoryFollowMachine, {
  starts: { notFollowed: { preferences: quietPreferences }, followed: { preferences: followed } },
  events: [{ type: 'choice.toggled', choice: 'preferences.email.posts' }],
  answers: { savePreferences: { done: [followed], error: [ApiFailure.unreachable()] } },
  // Whether something newer was chosen matters only while the choice is being saved.
  essence: ({ value: { preferences }, context: { wanted, sent, known } }) => [
    known['preferences.followed'],
    preferences === 'saving' && JSON.stringify(wanted) === JSON.stringify(sent),
  ],
  // The choices and the way to unfollow are in the flyout, which does not open while the category is being unfollowed.
  never: ({ value: { flyout, preferences } }, { type }) => {
    if (type === 'flyout.opened') return flyout === 'open' || preferences === 'unfollowing';
    // Before a category is followed, the flyout has no choices and no way to unfollow.
    if (type === 'unfollow.requested' && ['following', 'refused', 'notFollowed'].includes(preferences)) return true;
    return flyout === 'closed' && ['choice.toggled', 'unfollow.requested', 'retry.requested'].includes(type);
  },
  maxPairs: 60,
  invariants: {
    'who unfollows sees no choices': ({ value }) => value.preferences !== 'unfollowing' || value.flyout === 'closed',
    'a refusal restores what was': ({ value, context: { wanted, known } }) =>
      value.preferences !== 'failed' || wanted === known,
  },
});
