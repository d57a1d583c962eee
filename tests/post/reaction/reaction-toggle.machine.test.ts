import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/errors.ts';
import type { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import { connectReactionToggle } from '#machines/post/reaction/reaction-toggle.connect.ts';
import { reactionToggleMachine } from '#machines/post/reaction/reaction-toggle.machine.ts';
import { aReactionCount } from '#tests/support/builders/reaction-builders.ts';

const like = aReactionCount({ urlcode: 'Like', name: 'Like', count: 5 });
const awesome = aReactionCount({ tagID: 6, urlcode: 'Awesome', name: 'Awesome', count: 1 });

test('a reaction is shown optimistically, pressed and counted, and replaces the former one', async () => {
  const { facts, sent } = startReacting([like, awesome]);
  facts().toggle(like);
  expect(facts().counts.map(({ count }) => count)).toEqual([6, 1]);
  expect(facts().getButtonProps(like)).toMatchObject({ 'aria-pressed': true });
  await settled();
  facts().toggle(awesome);
  expect(facts().counts.map(({ count }) => count)).toEqual([5, 2]);
  await settled();
  expect(sent).toEqual(['Like', 'Awesome']);
});

test('pressing again removes the reaction', async () => {
  const { facts, sent } = startReacting([{ ...like, hasReacted: true }]);
  facts().toggle(like);
  await settled();
  expect([facts().counts, sent]).toEqual([[{ ...like, count: 4, hasReacted: false }], [undefined]]);
});

test('presses while a request is in flight are not lost: the latest is sent next', async () => {
  const { facts, sent } = startReacting([like, awesome]);
  facts().toggle(like);
  facts().toggle(awesome);
  facts().toggle(like);
  facts().toggle(awesome);
  await settled();
  expect(sent).toEqual(['Like', 'Awesome']);
});

test('a refusal restores the counts and shows the reason', async () => {
  const { facts } = startReacting([like], () => Promise.reject(ApiError.permission(['reactions.positive.add'])));
  facts().toggle(like);
  await settled();
  expect([facts().counts, facts().reason]).toEqual([
    [like],
    'You need the reactions.positive.add permission to do that.',
  ]);
});

test('counts of others arrive with the response, and no button disappears while it may have focus', async () => {
  const { facts } = startReacting([like], async () => [{ ...awesome, count: 3, hasReacted: true }]);
  facts().toggle(awesome);
  await settled();
  expect(facts().counts).toEqual([
    { ...awesome, count: 3, hasReacted: true },
    { ...like, count: 0, hasReacted: false },
  ]);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function startReacting(
  counts: readonly ReactionCount[],
  answer: () => Promise<readonly ReactionCount[] | undefined> = async () => undefined,
) {
  const sent: (string | undefined)[] = [];
  const machine = reactionToggleMachine.provide({
    actors: {
      react: fromPromise<readonly ReactionCount[] | undefined, string | undefined>(({ input }) => {
        sent.push(input);
        return answer();
      }),
    },
  });
  const actor = createActor(machine, { input: { counts } }).start();
  return { sent, facts: () => connectReactionToggle(actor.getSnapshot(), actor.send) };
}
