import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { connectReportTriage } from '#machines/moderation/report-triage.connect.ts';
import { reportTriageMachine, type TriageStep } from '#machines/moderation/report-triage.machine.ts';

test('fifty reports are handled by one key each, and all of it is undone by one key each', async () => {
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

test('a refusal leaves the report where it is, and says why', async () => {
  const { facts } = start(2, () => Promise.reject(new ApiError('report.handled', { subject: 'Ada' })));
  facts().press('a');
  await settled();
  expect([facts().problem, facts().current, facts().mayUndo]).toEqual([
    'Ada has handled this in the meantime. Nothing was done.',
    1,
    false,
  ]);
  facts().press('j');
  expect([facts().problem, facts().current]).toEqual([undefined, 2]);
});

test('a claimed report stays the one that keys are about', async () => {
  const { facts } = start(2);
  facts().press('c');
  await settled();
  expect([facts().current, facts().mayUndo]).toEqual([1, false]);
});

test('nothing happens beyond the first and the last report', () => {
  const { facts } = start(2);
  facts().press('k');
  expect(facts().current).toBe(1);
  for (let index = 0; index < 3; index += 1) facts().press('j');
  expect(facts().current).toBe(2);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function start(count: number, answer: () => Promise<void> = async () => undefined) {
  const acts: TriageStep[] = [];
  const undone: TriageStep[] = [];
  const recordedBy = (list: TriageStep[]) =>
    fromPromise<void, TriageStep>(({ input }) => {
      list.push(input);
      return answer();
    });
  const machine = reportTriageMachine.provide({ actors: { act: recordedBy(acts), undo: recordedBy(undone) } });
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const actor = createActor(machine, { input: { reportIDs: ids, openIDs: ids } }).start();
  return { acts, undone, facts: () => connectReportTriage(actor.getSnapshot(), actor.send) };
}
