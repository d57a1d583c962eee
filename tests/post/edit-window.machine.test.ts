import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { connectEditWindow } from '#machines/post/edit-window.connect.ts';
import { editWindowMachine } from '#machines/post/edit-window.machine.ts';
import { type EditWindowFacts, editTimeLeft } from '#machines/post/edit-window.ts';

const written = '2026-01-01T12:00:00+00:00';
const own: EditWindowFacts = {
  mayEditAny: false,
  isAuthor: true,
  isClosed: false,
  dateInserted: written,
  timeout: 3_600,
};

test.each<[string, Partial<EditWindowFacts>, number]>([
  ['an author has the time the forum gives', {}, 3_600_000],
  ['an author without a limit has it for ever', { timeout: -1 }, Number.POSITIVE_INFINITY],
  ['an author who is given none has none', { timeout: 0 }, 0],
  ['in a closed discussion an author has none', { isClosed: true }, 0],
  ['others have none', { isAuthor: false }, 0],
  ['who may edit everything is not limited', { mayEditAny: true, isAuthor: false, isClosed: true }, Infinity],
])('%s', (_, facts, left) => {
  expect(editTimeLeft({ ...own, ...facts }, Date.parse(written))).toBe(left);
});

test('the remaining time is updated every 10 seconds, in the last minute every 5', () => {
  vi.useFakeTimers({ now: Date.parse(written) + 3_600_000 - 70_000 });
  onTestFinished(() => void vi.useRealTimers());
  const actor = createActor(editWindowMachine, { input: { facts: own } }).start();
  const facts = () => connectEditWindow(actor.getSnapshot());
  expect(facts().label).toBe('Edit (1 minute)');
  vi.advanceTimersByTime(10_000);
  expect(actor.getSnapshot().value).toBe('ending');
  for (let tick = 0; tick < 2; tick++) vi.advanceTimersByTime(5_000);
  expect(facts()).toMatchObject({ canEdit: true, label: 'Edit (50 seconds)' });
  for (let tick = 0; tick < 10; tick++) vi.advanceTimersByTime(5_000);
  expect(facts()).toMatchObject({ canEdit: false, label: 'Edit' });
});
