import { defaultCategoryPreferences } from '#api/category/default-category-preferences.ts';
import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { categoryFollowMachine } from './category-follow.machine.ts';

const followed = { ...defaultCategoryPreferences, 'preferences.followed': true, 'preferences.popup.posts': true };

/** The preferences that are switched on, without their common prefix. */
const chosenIn = (preferences: Readonly<Record<string, boolean>>) =>
  Object.keys(preferences)
    .filter((name) => preferences[name])
    .map((name) => name.replace('preferences.', ''));

/** The model of the category follow machine, with an unfollowed and a followed category as start states. */
export const categoryFollowModel = defineModel(categoryFollowMachine, {
  starts: { notFollowed: { preferences: defaultCategoryPreferences }, followed: { preferences: followed } },
  events: [{ type: 'choice.toggled', choice: 'preferences.email.posts' }],
  answers: { savePreferences: { done: [followed], error: [ApiFailure.unreachable()] } },
  // Whether a newer selection exists matters only while a request is in flight.
  essence: ({ value: { preferences }, context: { wanted, sent, known } }) => [
    known['preferences.followed'],
    preferences === 'saving' && JSON.stringify(wanted) === JSON.stringify(sent),
  ],
  // The preferences and the unfollow button are in the flyout, which cannot be opened while the category is being
  // unfollowed.
  never: ({ value: { flyout, preferences } }, { type }) => {
    if (type === 'flyout.opened') return flyout === 'open' || preferences === 'unfollowing';
    // The flyout of an unfollowed category contains neither preferences nor an unfollow button.
    if (type === 'unfollow.requested' && ['following', 'refused', 'notFollowed'].includes(preferences)) return true;
    return flyout === 'closed' && ['choice.toggled', 'unfollow.requested', 'retry.requested'].includes(type);
  },
  maxPairs: 60,
  observe: ({ context: { wanted, sent, known, reason } }) => ({
    isEmailWanted: wanted['preferences.email.posts'],
    wanted: chosenIn(wanted),
    sent: chosenIn(sent),
    known: chosenIn(known),
    reason,
  }),
  optimistic: { wanted: ({ context: { known } }) => chosenIn(known) },
  invariants: {
    'the menu is closed while the category is being unfollowed': ({ value }) =>
      value.preferences !== 'unfollowing' || value.flyout === 'closed',
    'a failure rolls back the optimistic update': ({ value, context: { wanted, known } }) =>
      value.preferences !== 'failed' || wanted === known,
  },
});
