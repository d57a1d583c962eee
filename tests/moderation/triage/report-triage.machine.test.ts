import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { connectReportTriage } from '#machines/moderation/triage/report-triage.connect.ts';
import { reportTriageMachine } from '#machines/moderation/triage/report-triage.machine.ts';
import type { TriageAction } from '#machines/moderation/triage/triage-queue.ts';

test('fifty reports are each handled by one key, and each undone by one key', async () => {
  const { facts, acts, undone } = start(50);
  for (let index = 0; index < 50; index += 1) {
    facts().press(index % 2 ? 'r' : 'a');
    await settled();
  }
  expect(acts.map(({ reportID }) => reportID)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(facts().said).toBe('Post removed.');
  for (let index = 0; index < 50; index += 1) {
    facts().press('u');
    await settled();
  }
  expect(undone.map(({ reportID }) => reportID)).toEqual(acts.map(({ reportID }) => reportID).reverse());
  expect([facts().current, facts().mayUndo]).toEqual([1, false]);
});

test('a refusal leaves the report in place and shows the reason', async () => {
  const { facts } = start(2, () => Promise.reject(new ApiError('report.handled', { subject: 'Ada' })));
  facts().press('a');
  await settled();
  expect([facts().problem, facts().current, facts().mayUndo]).toEqual([
    'Ada has already handled this report. Nothing was changed.',
    1,
    false,
  ]);
  facts().press('j');
  expect([facts().problem, facts().current]).toEqual([undefined, 2]);
});

test('a claimed report stays the current one', async () => {
  const { facts } = start(2);
  facts().press('c');
  await settled();
  expect([facts().current, facts().mayUndo]).toEqual([1, false]);
});

test('navigation stops at the first and the last report', () => {
  const { facts } = start(2);
  facts().press('k');
  expect(facts().current).toBe(1);
  for (let index = 0; index < 3; index += 1) facts().press('j');
  expect(facts().current).toBe(2);
});

const pressAll = (facts: () => ReturnType<typeof connectReportTriage>, keys: string) => {
  for (const key of keys) facts().press(key as 'a');
};

test('keys pressed while an action is in flight are queued, each for the report shown at that moment', async () => {
  const { facts, acts, undone } = start(5);
  pressAll(facts, 'carjl');
  expect([facts().current, acts]).toEqual([5, [{ reportID: 1, act: 'claim' }]]);
  await settled();
  expect(acts).toEqual([
    { reportID: 1, act: 'claim' },
    { reportID: 1, act: 'dismiss' },
    { reportID: 2, act: 'remove' },
    { reportID: 4, act: 'close' },
  ]);
  pressAll(facts, 'uue');
  await settled();
  expect([undone.map(({ reportID }) => reportID), acts.at(-1)]).toEqual([[4, 2], { reportID: 2, act: 'escalate' }]);
});

test('undoing a queued action cancels it', async () => {
  const { facts, acts, undone } = start(3);
  pressAll(facts, 'aru');
  expect(facts().current).toBe(2);
  await settled();
  expect([acts, undone]).toEqual([[{ reportID: 1, act: 'dismiss' }], []]);
});

test('pressing a key twice at the last report is one action', async () => {
  const { facts, acts } = start(1);
  pressAll(facts, 'aar');
  await settled();
  expect(acts).toEqual([{ reportID: 1, act: 'dismiss' }]);
});

test('a refusal returns to its report and discards the queued keys', async () => {
  const { facts, acts } = start(4, () => Promise.reject(new ApiError('report.handled', { subject: 'Ada' })));
  pressAll(facts, 'aaru');
  await settled();
  expect([facts().current, facts().state, acts]).toEqual([1, 'refused', [{ reportID: 1, act: 'dismiss' }]]);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function start(count: number, answer: () => Promise<void> = async () => undefined) {
  const acts: TriageAction[] = [];
  const undone: TriageAction[] = [];
  const recordedBy = (list: TriageAction[]) =>
    fromPromise<void, TriageAction>(({ input }) => {
      list.push(input);
      return answer();
    });
  const machine = reportTriageMachine.provide({ actors: { act: recordedBy(acts), undo: recordedBy(undone) } });
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const actor = createActor(machine, { input: { reportIDs: ids, openIDs: ids } }).start();
  return { acts, undone, facts: () => connectReportTriage(actor.getSnapshot(), actor.send) };
}
