import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type {
  NotificationPreferences,
  NotificationPreferencesPatch,
} from '#api/notification/notification-preference.contract.ts';
import { notificationPreferencesMachine } from '#machines/notification/notification-preferences.machine.ts';
import { untouchedPreferences } from '#machines/notification/notification-preferences.model.ts';

function startForm({ fails = false } = {}) {
  const clock = new SimulatedClock();
  const sent: NotificationPreferencesPatch[] = [];
  const save = fromPromise<NotificationPreferences, NotificationPreferencesPatch>(async ({ input }) => {
    sent.push(input);
    if (fails) throw new Error('No.');
    return { ...untouchedPreferences, ...input } as NotificationPreferences;
  });
  const actor = createActor(notificationPreferencesMachine.provide({ actors: { savePreferences: save } }), {
    clock,
    input: { preferences: untouchedPreferences },
  }).start();
  const choose = (name: string, choice: Record<string, boolean>) => actor.send({ type: 'choice.made', name, choice });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { actor, clock, sent, choose, settled };
}

test('choices are sent together, 1250 ms after the last, without unchanged ones', async () => {
  const { clock, sent, choose, settled } = startForm();
  choose('Mention', { email: false });
  clock.increment(1_249);
  choose('Mention', { push: false });
  choose('Reaction', { popup: false });
  clock.increment(1_249);
  expect(sent).toEqual([]);
  clock.increment(1);
  await settled();
  expect(sent).toEqual([{ Mention: { email: false, push: false }, Reaction: { popup: false } }]);
});

test('a refusal restores the state of the server', async () => {
  const { actor, clock, choose, settled } = startForm({ fails: true });
  choose('Mention', { email: false });
  expect(actor.getSnapshot().context.wanted['Mention']?.email).toBe(false);
  clock.increment(1_250);
  await settled();
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context.wanted).toEqual(untouchedPreferences);
});
