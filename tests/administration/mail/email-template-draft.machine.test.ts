import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { emailTemplateDraftMachine } from '#machines/administration/mail/email-template-draft.machine.ts';

test('the preview follows the newest texts 400 ms after the last edit', () => {
  const clock = new SimulatedClock();
  const actor = createActor(emailTemplateDraftMachine, { clock }).start();
  actor.send({ type: 'text.edited', texts: { subject: 'W' } });
  clock.increment(399);
  actor.send({ type: 'text.edited', texts: { subject: 'Welcome' } });
  clock.increment(399);
  expect(actor.getSnapshot().context.previewed).toEqual({});
  clock.increment(1);
  expect(actor.getSnapshot().context.previewed).toEqual({ subject: 'Welcome' });
});

test('after the texts are saved, the preview shows the stored ones', () => {
  const clock = new SimulatedClock();
  const actor = createActor(emailTemplateDraftMachine, { clock }).start();
  actor.send({ type: 'text.edited', texts: { subject: 'Welcome' } });
  actor.send({ type: 'texts.saved' });
  clock.increment(1_000);
  expect(actor.getSnapshot()).toMatchObject({ value: 'previewed', context: { texts: {}, previewed: {} } });
});
