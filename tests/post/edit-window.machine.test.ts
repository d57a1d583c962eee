import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { connectEditWindow } from '#machines/post/edit-window.connect.ts';
import { editWindowMachine } from '#machines/post/edit-window.machine.ts';
import { type EditWindowInput, editTimeLeft } from '#machines/post/edit-window.ts';

const written = '2026-01-01T12:00:00+00:00';
const own: EditWindowInput = {
  mayEditAny: false,
  isAuthor: true,
  isClosed: false,
  dateInserted: written,
  timeout: 3_600,
};

test.each<[string, Partial<EditWindowInput>, number]>([
  ['an author has the time that the site setting allows', {}, 3_600_000],
  ['without a time limit, an author may edit forever', { timeout: -1 }, Number.POSITIVE_INFINITY],
  ['with a time limit of 0, an author has no time', { timeout: 0 }, 0],
  ['in a closed discussion, an author has no time', { isClosed: true }, 0],
  ['other members have no time', { isAuthor: false }, 0],
  [
    'a member who may edit every post has no time limit',
    { mayEditAny: true, isAuthor: false, isClosed: true },
    Infinity,
  ],
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
