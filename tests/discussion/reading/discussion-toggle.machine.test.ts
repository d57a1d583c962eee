import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { connectDiscussionToggle } from '#machines/discussion/reading/discussion-toggle.connect.ts';
import { discussionToggleMachine } from '#machines/discussion/reading/discussion-toggle.machine.ts';

const fallback = 'There was a problem bookmarking this discussion.';

test('a bookmark is shown optimistically, and stays when the server confirms it', async () => {
  const { facts } = startToggle(() => Promise.resolve(true));
  facts().toggle();
  expect(facts()).toMatchObject({ isOn: true, isSaving: true });
  await settled();
  expect(facts()).toMatchObject({ isOn: true, isSaving: false, reason: undefined });
});

test('a refusal restores the previous state and shows the reason', async () => {
  const { facts } = startToggle(() => Promise.reject(new ApiError('session.required')));
  facts().toggle();
  await settled();
  expect(facts()).toMatchObject({ isOn: false, reason: 'Permission Problem' });
  facts().dismiss();
  expect(facts().reason).toBeUndefined();
});

test('an unexpected error is shown with a general message', async () => {
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
