import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { connectOptionDialog } from '#machines/post/option/option-dialog.connect.ts';
import { optionDialogMachine } from '#machines/post/option/option-dialog.machine.ts';

test('a form without input closes without confirmation', () => {
  const { form, state } = startForm();
  form(false).getDialogProps().onOpenChange(false);
  expect(state()).toBe('closed');
});

test('leaving with input asks for confirmation; staying leaves the form open', () => {
  const { form, state } = startForm();
  form(true).getCancelProps().onClick();
  expect([state(), form(true).isDiscarding, form(true).getDialogProps().open]).toEqual(['discarding', true, true]);
  form(true).getDialogProps().onOpenChange(false);
  expect([state(), form(true).isDiscarding]).toEqual(['editing', false]);
});

test('only the confirmation discards the input', () => {
  const { form, state } = startForm();
  form(true).getDialogProps().onOpenChange(false);
  form(true).getDiscardProps().onDiscard();
  expect(state()).toBe('closed');
});

test('a refused form asks for confirmation too, and shows the refusal until it is sent again', async () => {
  const { form, state } = startForm(() => Promise.reject(ApiError.permission(['site.manage'])));
  form(true).getSubmitProps().onClick();
  await settled();
  expect(form(true).reason).toBe('You need the site.manage permission to do that.');
  form(true).getCancelProps().onClick();
  expect(state()).toBe('discarding');
});

test('a form with input intercepts Escape, an empty one does not', () => {
  const { form } = startForm();
  expect([form(false).getDialogProps().preventsClosing, form(true).getDialogProps().preventsClosing]).toEqual([
    false,
    true,
  ]);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function startForm(save: () => Promise<unknown> = async () => undefined) {
  const machine = optionDialogMachine.provide({ actors: { save: fromPromise<unknown>(save) } });
  const actor = createActor(machine).start();
  return {
    form: (isChanged: boolean) => connectOptionDialog(actor.getSnapshot(), actor.send, isChanged),
    state: () => actor.getSnapshot().value,
  };
}
