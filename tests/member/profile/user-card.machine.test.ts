import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/errors.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { connectUserCard } from '#machines/member/profile/user-card.connect.ts';
import { type UserCardInput, userCardMachine } from '#machines/member/profile/user-card.machine.ts';
import { aClosedMember, aMember, aUserFragment } from '#tests/support/builders/member-builders.ts';

test('a card loads its data when it is first opened, and not again', async () => {
  const { facts, asked } = startCard();
  expect(asked).toEqual([]);
  facts().getTriggerProps().onClick();
  await settled();
  facts().getTriggerProps().onClick();
  facts().getTriggerProps().onClick();
  expect([facts().state, facts().user, asked]).toEqual(['full', aMember(), [7]]);
});

test.each<[string, Partial<UserCardInput>, string]>([
  ['a private profile', { fragment: aUserFragment({ private: true }) }, 'minimal'],
  ['a banned member when profiles of banned members are closed', { fragment: aUserFragment({ banned: 1 }) }, 'minimal'],
  [
    'a banned member when such profiles are open',
    { fragment: aUserFragment({ banned: 1 }), areBannedClosed: false },
    'loading',
  ],
  ['the private profile of the viewer', { fragment: aUserFragment({ private: true }), maySeeClosed: true }, 'loading'],
])('%s: the card requests and shows what the viewer may see', (_, input, state) => {
  const { facts } = startCard(input);
  facts().getTriggerProps().onClick();
  expect(facts().state).toBe(state);
});

test('a profile that was closed in the meantime shows only name and photo', async () => {
  const { facts } = startCard({}, async () => aClosedMember());
  facts().getTriggerProps().onClick();
  await settled();
  expect([facts().isMinimal, facts().user]).toEqual([true, undefined]);
});

test('a deleted member is distinguished from a server failure', async () => {
  const gone = startCard({}, () => Promise.reject(new ApiError('user.not-found')));
  gone.facts().getTriggerProps().onClick();
  const away = startCard({}, () => Promise.reject(new TypeError('x is undefined')));
  away.facts().getTriggerProps().onClick();
  await settled();
  expect([gone.facts().isDeleted, away.facts().reason]).toEqual([true, 'Something went wrong. Please try again.']);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function startCard(own: Partial<UserCardInput> = {}, answer: () => Promise<User> = async () => aMember()) {
  const requests: number[] = [];
  const machine = userCardMachine.provide({
    actors: {
      loadUser: fromPromise<User, number>(({ input }) => {
        requests.push(input);
        return answer();
      }),
    },
  });
  const input = { fragment: aUserFragment(), maySeeClosed: false, areBannedClosed: true, ...own };
  const actor = createActor(machine, { input }).start();
  return { asked: requests, facts: () => connectUserCard(actor.getSnapshot(), actor.send) };
}
