import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { connectMemberChange } from '#machines/member/member-change.connect.ts';
import { memberChangeMachine } from '#machines/member/member-change.machine.ts';

test('a change that is taken is told as saved, until something is edited again', async () => {
  const change = startChange();
  await change.submit(async () => undefined);
  expect(change.state()).toBe('saved');
  change.offers().edit('title');
  expect(change.state()).toBe('ready');
});

test('a change that is refused is marked beside its field, and the mark goes when the field is edited', async () => {
  const change = startChange();
  await change.submit(() =>
    Promise.reject(
      ApiError.fields({ name: 'This name is already taken. Choose another one.', email: 'Not an address.' }),
    ),
  );
  expect(change.offers().words).toBe('Please correct the marked fields below.');
  expect(change.offers().errorOf('name')).toBe('This name is already taken. Choose another one.');
  change.offers().edit('name');
  expect([change.offers().errorOf('name'), change.offers().errorOf('email')]).toEqual([undefined, 'Not an address.']);
});

test('a refusal that is about no field is told in its own words', async () => {
  const change = startChange();
  await change.submit(() => Promise.reject(new ApiError('user.protected')));
  expect(change.offers().words).toBe('This is a built-in user and cannot be changed.');
});

test('a fault tells nothing of its inside', async () => {
  const change = startChange();
  await change.submit(() => Promise.reject(new TypeError('x is undefined')));
  expect(change.offers().words).toBe('Something went wrong. Please try again.');
});

test('a refused change can be sent again, and its marks go meanwhile', async () => {
  const change = startChange();
  await change.submit(() =>
    Promise.reject(ApiError.fields({ name: 'This name is already taken. Choose another one.' })),
  );
  await change.submit(async () => undefined);
  expect({ state: change.state(), error: change.offers().errorOf('name') }).toEqual({
    state: 'saved',
    error: undefined,
  });
});

test('while one change is on its way, no second one is sent', async () => {
  const change = startChange();
  const sent: string[] = [];
  const first = change.submit(async () => sent.push('sent'));
  change.offers().submit();
  await first;
  expect(sent).toEqual(['sent']);
});

function startChange() {
  let answer: () => Promise<unknown> = async () => undefined;
  const machine = memberChangeMachine.provide({ actors: { saveChange: fromPromise<unknown>(() => answer()) } });
  const actor = createActor(machine).start();
  const offers = () => connectMemberChange(actor.getSnapshot(), actor.send);
  return {
    state: () => actor.getSnapshot().value,
    offers,
    submit: async (save: () => Promise<unknown>) => {
      answer = save;
      offers().submit();
      await waitFor(actor, (snapshot) => !snapshot.matches('saving'));
    },
  };
}
