import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { connectEditDeadline } from '#machines/composer/form/edit-deadline.connect.ts';
import { editDeadlineMachine } from '#machines/composer/form/edit-deadline.machine.ts';

const written = '2026-01-01T12:00:00+00:00';
const hour = 3_600_000;

test('with an editing period of an hour, the warning appears when the last minute begins, and not before', () => {
  const { deadline } = startEditing({ timeout: 3_600 });
  vi.advanceTimersByTime(hour - 60_001);
  expect(deadline().isEnding).toBe(false);
  vi.advanceTimersByTime(1);
  expect(deadline().isEnding).toBe(true);
});

test('the end of the editing period is announced at its time, and the text can be copied from then on', async () => {
  const { actor, deadline, copies } = startEditing({ timeout: 3_600 });
  vi.advanceTimersByTime(hour - 1);
  expect(deadline().isOver).toBe(false);
  vi.advanceTimersByTime(1);
  expect(deadline().isOver).toBe(true);
  deadline().getCopyProps().onClick();
  await vi.waitUntil(() => actor.getSnapshot().value === 'copied');
  expect(copies).toHaveBeenCalledOnce();
});

test('an editor opened within the last minute shows the warning at once', () => {
  expect(startEditing({ timeout: 20 }).deadline().isEnding).toBe(true);
});

test('a deadline a year ahead works, although no browser timer can run that long', () => {
  const { deadline } = startEditing({ timeout: 31_536_000 });
  vi.advanceTimersByTime(31_536_000_000 - 60_001);
  expect(deadline().isEnding).toBe(false);
  vi.advanceTimersByTime(1);
  expect(deadline().isEnding).toBe(true);
});

test.each([
  ['without a time limit', { timeout: -1 }],
  ['for members who may edit every post', { timeout: 20, mayEditAny: true }],
])('no warning appears %s', (_, own) => {
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
