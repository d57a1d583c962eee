import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { connectAvailability } from '#machines/account/registration/availability.connect.ts';
import { type AvailabilityResult, availabilityMachine } from '#machines/account/registration/availability.machine.ts';

test('a burst of typing is checked once, after typing pauses', () => {
  const { facts, clock, asked } = startTyping();
  for (const text of ['i', 'in', 'ingrid']) {
    facts().edit(text);
    clock.increment(300);
  }
  clock.increment(99);
  expect(asked).toEqual([]);
  clock.increment(1);
  expect(asked).toEqual(['ingrid']);
});

test('a pending check is aborted when typing continues', () => {
  const { facts, clock, givenUp } = startTyping();
  facts().edit('ingrid');
  clock.increment(400);
  facts().edit('ingrid2');
  expect(givenUp).toEqual(['ingrid']);
});

test('the current name of the member is not checked, regardless of case', () => {
  const { facts, clock, asked } = startTyping('Ingrid');
  facts().edit(' ingrid ');
  clock.increment(1_000);
  expect([facts().state, asked]).toEqual(['idle', []]);
});

function startTyping(own = '') {
  const clock = new SimulatedClock();
  const requests: string[] = [];
  const givenUp: string[] = [];
  const machine = availabilityMachine.provide({
    actors: {
      askAvailable: fromPromise<AvailabilityResult, { text: string }>(({ input, signal }) => {
        requests.push(input.text);
        signal.addEventListener('abort', () => givenUp.push(input.text));
        return new Promise(() => {});
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { own } }).start();
  return { clock, asked: requests, givenUp, facts: () => connectAvailability(actor.getSnapshot(), actor.send) };
}
