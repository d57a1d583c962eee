import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { liveUpdatesMachine } from '#machines/shell/site/live-updates.machine.ts';

test('a lost connection is retried after 1, 2, 4, 8, 16 and then every 30 seconds', () => {
  const { actor, clock, isTrying } = startUpdates();
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    actor.send({ type: 'line.lost' });
    clock.increment(seconds * 1_000 - 1);
    expect(isTrying()).toBe(false);
    clock.increment(1);
    expect(isTrying()).toBe(true);
  }
});

test('after a successful connection the shortest delay applies again', () => {
  const { actor, clock, isTrying } = startUpdates();
  for (const wait of [1_000, 2_000]) {
    actor.send({ type: 'line.lost' });
    clock.increment(wait);
  }
  actor.send({ type: 'line.opened' });
  actor.send({ type: 'line.lost' });
  clock.increment(1_000);
  expect(isTrying()).toBe(true);
});

test('each received update is passed on unchanged', () => {
  const { actor, told } = startUpdates();
  actor.send({ type: 'line.opened' });
  actor.send({ type: 'update.received', update: '{"commentID":35}' });
  actor.send({ type: 'update.received', update: '{"commentID":36}' });
  expect(told).toEqual(['{"commentID":35}', '{"commentID":36}']);
});

function startUpdates() {
  const clock = new SimulatedClock();
  const notified: string[] = [];
  const machine = liveUpdatesMachine.provide({
    actions: { tellUpdate: (_, { update }) => void notified.push(update) },
  });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'updates.wanted' });
  return { actor, clock, told: notified, isTrying: () => actor.getSnapshot().matches({ wanted: 'listening' }) };
}
