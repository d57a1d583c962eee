import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { connectPostDeletion } from '#machines/post/menu/post-deletion.connect.ts';
import { postDeletionMachine } from '#machines/post/menu/post-deletion.machine.ts';

test('a post is deleted after a confirmation, and the page continues only after the server answers', async () => {
  const { facts, told, answer } = startDeletion();
  facts().ask();
  facts().getConfirmProps().onClick();
  expect([facts().state, told()]).toEqual(['deleting', 0]);
  answer.resolve();
  await settled();
  expect([facts().state, told()]).toEqual(['deleted', 1]);
});

test('Escape changes nothing', () => {
  const { facts, told } = startDeletion();
  facts().ask();
  facts().getDialogProps().onOpenChange(false);
  expect([facts().state, facts().getDialogProps().open, told()]).toEqual(['closed', false, 0]);
});

test('a refusal preserves the post and shows the reason; the deletion can be retried', async () => {
  const { facts, answer } = startDeletion();
  facts().ask();
  facts().getConfirmProps().onClick();
  answer.reject(ApiError.permission(['comments.delete']));
  await settled();
  expect(facts()).toMatchObject({ state: 'failed', reason: 'You need the comments.delete permission to do that.' });
  facts().getConfirmProps().onClick();
  expect(facts().state).toBe('deleting');
});

test('the dialog stays open while the deletion is in flight', () => {
  const { facts } = startDeletion();
  facts().ask();
  facts().getConfirmProps().onClick();
  facts().getDialogProps().onOpenChange(false);
  expect(facts().getDialogProps().open).toBe(true);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function startDeletion() {
  let notified = 0;
  const answer = Promise.withResolvers<void>();
  const machine = postDeletionMachine.provide({
    actors: { deletePost: fromPromise(() => answer.promise) },
    actions: { tellDeleted: () => void notified++ },
  });
  const actor = createActor(machine).start();
  return { facts: () => connectPostDeletion(actor.getSnapshot(), actor.send), told: () => notified, answer };
}
