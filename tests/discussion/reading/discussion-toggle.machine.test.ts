import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { connectDiscussionToggle } from '#machines/discussion/reading/discussion-toggle.connect.ts';
import { discussionToggleMachine } from '#machines/discussion/reading/discussion-toggle.machine.ts';

const fallback = 'There was a problem bookmarking this discussion.';

test('a bookmark shows at once, and stays when the server agrees', async () => {
  const { facts } = startToggle(() => Promise.resolve(true));
  facts().toggle();
  expect(facts()).toMatchObject({ isOn: true, isSaving: true });
  await settled();
  expect(facts()).toMatchObject({ isOn: true, isSaving: false, reason: undefined });
});

test('a refusal restores the former state and says why', async () => {
  const { facts } = startToggle(() => Promise.reject(new ApiError('session.required')));
  facts().toggle();
  await settled();
  expect(facts()).toMatchObject({ isOn: false, reason: 'Permission Problem' });
  facts().dismiss();
  expect(facts().reason).toBeUndefined();
});

test('a fault is told in general words', async () => {
  const { facts } = startToggle(() => Promise.reject(new TypeError('x is not a function')));
  facts().toggle();
  await settled();
  expect(facts().reason).toBe(fallback);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function startToggle(save: () => Promise<boolean>) {
  const machine = discussionToggleMachine.provide({ actors: { save: fromPromise(save) } });
  const actor = createActor(machine, { input: { isOn: false, fallback } }).start();
  return { facts: () => connectDiscussionToggle(actor.getSnapshot(), actor.send) };
}
