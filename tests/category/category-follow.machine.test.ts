import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CategoryPreferences } from '#api/category/category-fields.contract.ts';
import { defaultCategoryPreferences } from '#api/category/default-category-preferences.ts';
import { ApiError } from '#api/errors.ts';
import { connectCategoryFollow } from '#machines/category/category-follow.connect.ts';
import { categoryFollowMachine } from '#machines/category/category-follow.machine.ts';

const followed = { ...defaultCategoryPreferences, 'preferences.followed': true };

test('opening the choices of a category that is not followed follows it', async () => {
  const { facts, sent } = startFollowing(defaultCategoryPreferences);
  facts().getButtonProps().onClick();
  expect([facts().isOpen, facts().isFollowed]).toEqual([true, true]);
  await settled();
  expect([facts().hasChoices, sent]).toEqual([true, [{ 'preferences.followed': true }]]);
});

test('the first choice is saved at once; choices made meanwhile are saved together, 1250 ms after the last one', async () => {
  const { facts, sent, clock } = startFollowing(followed);
  facts().getButtonProps().onClick();
  facts().getChoiceProps('preferences.popup.posts').onChange();
  facts().getChoiceProps('preferences.email.posts').onChange();
  await settled();
  clock.increment(1_000);
  facts().getChoiceProps('preferences.popup.comments').onChange();
  clock.increment(1_249);
  expect(sent).toHaveLength(1);
  clock.increment(1);
  await settled();
  expect(sent.at(-1)).toEqual({
    ...followed,
    'preferences.popup.posts': true,
    'preferences.email.posts': true,
    'preferences.popup.comments': true,
  });
});

test('unfollowing turns off all notifications and closes the choices, and a refusal restores the state', async () => {
  const { facts, sent, refuse } = startFollowing(followed);
  facts().getButtonProps().onClick();
  refuse();
  facts().getUnfollowProps().onClick();
  expect([facts().isOpen, facts().isFollowed]).toEqual([false, false]);
  await settled();
  expect([sent, facts().isFollowed, facts().reason]).toEqual([
    [defaultCategoryPreferences],
    true,
    'Permission Problem',
  ]);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function startFollowing(preferences: CategoryPreferences) {
  const clock = new SimulatedClock();
  const sent: Partial<CategoryPreferences>[] = [];
  let isRefused = false;
  const machine = categoryFollowMachine.provide({
    actors: {
      savePreferences: fromPromise<CategoryPreferences, Partial<CategoryPreferences>>(async ({ input }) => {
        sent.push(input);
        if (isRefused) throw new ApiError('session.required');
        return { ...followed, ...input };
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { preferences } }).start();
  return {
    clock,
    sent,
    refuse: () => {
      isRefused = true;
    },
    facts: () => connectCategoryFollow(actor.getSnapshot(), actor.send),
  };
}
