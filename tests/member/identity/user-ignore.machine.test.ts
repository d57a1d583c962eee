import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { connectUserIgnore } from '#machines/member/identity/user-ignore.connect.ts';
import { userIgnoreMachine } from '#machines/member/identity/user-ignore.machine.ts';

test('a member is removed from the ignore list and added again', async () => {
  const { press, facts, saved } = startIgnore(async () => undefined);
  press();
  await settled();
  press();
  await settled();
  expect([saved, facts().isIgnored]).toEqual([[false, true], true]);
});

test('a refused request changes nothing and can be sent again', async () => {
  const { press, facts, saved } = startIgnore(() => Promise.reject(new TypeError('gone')));
  press();
  await settled();
  expect([facts().isIgnored, facts().reason]).toEqual([true, 'Something went wrong. Please try again.']);
  press();
  await settled();
  expect(saved).toEqual([false, false]);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function startIgnore(answer: () => Promise<unknown>) {
  const saved: boolean[] = [];
  const saveIgnored = fromPromise<unknown, boolean>(({ input }) => {
    saved.push(input);
    return answer();
  });
  const actor = createActor(userIgnoreMachine.provide({ actors: { saveIgnored } }), { input: { isIgnored: true } });
  actor.start();
  const facts = () => connectUserIgnore(actor.getSnapshot(), actor.send);
  return { saved, facts, press: () => facts().getButtonProps().onClick() };
}
