import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { formSubmissionMachine } from '#machines/primitives/submission/form-submission.machine.ts';
import { connectSubmission } from '#machines/primitives/submission/submission.connect.ts';

test('a successful change is shown as saved until the next edit', async () => {
  const change = startChange();
  await change.submit(async () => undefined);
  expect(change.state()).toBe('done');
  change.offers().edit('title');
  expect(change.state()).toBe('idle');
});

test('a refused change shows errors next to its fields, and editing a field clears its error', async () => {
  const change = startChange();
  await change.submit(() =>
    Promise.reject(
      ApiError.fields({ name: 'This name is already taken. Choose another one.', email: 'Not an address.' }),
    ),
  );
  expect(change.offers().message).toBe('Please correct the marked fields below.');
  expect(change.offers().errorOf('name')).toBe('This name is already taken. Choose another one.');
  change.offers().edit('name');
  expect([change.offers().errorOf('name'), change.offers().errorOf('email')]).toEqual([undefined, 'Not an address.']);
});

test('a refusal without field errors shows its own message', async () => {
  const change = startChange();
  await change.submit(() => Promise.reject(new ApiError('user.protected')));
  expect(change.offers().message).toBe('This is a built-in user and cannot be changed.');
});

test('an unexpected error reveals no internals', async () => {
  const change = startChange();
  await change.submit(() => Promise.reject(new TypeError('x is undefined')));
  expect(change.offers().message).toBe('Something went wrong. Please try again.');
});

test('a refused change can be sent again, which clears the errors', async () => {
  const change = startChange();
  await change.submit(() =>
    Promise.reject(ApiError.fields({ name: 'This name is already taken. Choose another one.' })),
  );
  await change.submit(async () => undefined);
  expect({ state: change.state(), error: change.offers().errorOf('name') }).toEqual({
    state: 'done',
    error: undefined,
  });
});

test('while one change is in flight, no second one is sent', async () => {
  const change = startChange();
  const sent: string[] = [];
  const first = change.submit(async () => sent.push('sent'));
  change.offers().submit();
  await first;
  expect(sent).toEqual(['sent']);
});

function startChange() {
  let answer: () => Promise<unknown> = async () => undefined;
  const machine = formSubmissionMachine.provide({ actors: { send: fromPromise<unknown, unknown>(() => answer()) } });
  const actor = createActor(machine).start();
  const offers = () => connectSubmission(actor.getSnapshot(), actor.send);
  return {
    state: () => actor.getSnapshot().value,
    offers,
    submit: async (save: () => Promise<unknown>) => {
      answer = save;
      offers().submit();
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    },
  };
}
