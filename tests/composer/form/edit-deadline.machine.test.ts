import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { connectEditDeadline } from '#machines/composer/form/edit-deadline.connect.ts';
import { editDeadlineMachine } from '#machines/composer/form/edit-deadline.machine.ts';

const written = '2026-01-01T12:00:00+00:00';
const hour = 3_600_000;

test('of an hour for editing, the last minute is told when it begins, and not before', () => {
  const { deadline } = startEditing({ timeout: 3_600 });
  vi.advanceTimersByTime(hour - 60_001);
  expect(deadline().isEnding).toBe(false);
  vi.advanceTimersByTime(1);
  expect(deadline().isEnding).toBe(true);
});

test('the end is told when it comes, and what was written can be copied from then on', async () => {
  const { actor, deadline, copies } = startEditing({ timeout: 3_600 });
  vi.advanceTimersByTime(hour - 1);
  expect(deadline().isOver).toBe(false);
  vi.advanceTimersByTime(1);
  expect(deadline().isOver).toBe(true);
  deadline().getCopyProps().onClick();
  await vi.waitUntil(() => actor.getSnapshot().value === 'copied');
  expect(copies).toHaveBeenCalledOnce();
});

test('who begins within the last minute is told at once', () => {
  expect(startEditing({ timeout: 20 }).deadline().isEnding).toBe(true);
});

test('an end in a year is waited for, though no timer of a browser holds so long', () => {
  const { deadline } = startEditing({ timeout: 31_536_000 });
  vi.advanceTimersByTime(31_536_000_000 - 60_001);
  expect(deadline().isEnding).toBe(false);
  vi.advanceTimersByTime(1);
  expect(deadline().isEnding).toBe(true);
});

test.each([
  ['without end', { timeout: -1 }],
  ['for who may edit everything', { timeout: 20, mayEditAny: true }],
])('nobody is warned %s', (_, own) => {
  const { deadline } = startEditing(own);
  vi.advanceTimersByTime(hour);
  expect(deadline()).toMatchObject({ isEnding: false, isOver: false });
});

function startEditing({ timeout, mayEditAny = false }: { timeout: number; mayEditAny?: boolean }) {
  vi.useFakeTimers({ now: Date.parse(written) });
  const copies = vi.fn(async (): Promise<unknown> => undefined);
  const machine = editDeadlineMachine.provide({ actors: { copyText: fromPromise(copies) } });
  const facts = { mayEditAny, isAuthor: true, isClosed: false, dateInserted: written, timeout };
  const actor = createActor(machine, { input: { facts } }).start();
  onTestFinished(() => {
    actor.stop();
    vi.useRealTimers();
  });
  return { actor, copies, deadline: () => connectEditDeadline(actor.getSnapshot(), actor.send) };
}
