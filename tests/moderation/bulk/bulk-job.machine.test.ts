import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { connectBulkJob } from '#machines/moderation/bulk/bulk-job.connect.ts';
import { bulkJobMachine } from '#machines/moderation/bulk/bulk-job.machine.ts';
import type { BulkAction, BulkRequest } from '#machines/moderation/bulk/bulk-request.ts';
import type { BulkResponse } from '#machines/moderation/bulk/bulk-response.ts';

test('a job continues with the returned payload until none is returned', async () => {
  const { facts, payloads, told } = startJob('delete', [
    answer([1], [], 'first'),
    answer([2], [], 'second'),
    answer([3], []),
  ]);
  facts().request([1, 2, 3]);
  facts().getConfirmProps().onClick();
  await settled();
  expect([facts().state, payloads, facts().result]).toEqual(['done', ['first', 'second'], '3 deleted, 0 failed']);
  expect(told).toEqual(['began', [1], [1, 2], [1, 2, 3], 'ended']);
});

test('failed records are listed with their reason, and only they are sent again', async () => {
  const { facts, orders } = startJob('close', [answer([1, 2], [3]), answer([3], [])]);
  facts().request([1, 2, 3]);
  facts().getConfirmProps().onClick();
  await settled();
  expect([facts().result, facts().reasons]).toEqual(['2 closed, 1 failed', { 3: 'Permission Problem' }]);
  facts().getRetryProps().onClick();
  await settled();
  expect([facts().state, orders.map(({ ids }) => ids)]).toEqual(['done', [[1, 2, 3], [3]]]);
});

test('the main discussion of a merge is not among the merged ones', async () => {
  const { facts, orders } = startJob('merge', [answer([1, 3], [])]);
  facts().request([1, 2, 3]);
  expect(facts().getConfirmProps().disabledReason).toBe('Choose the main discussion first.');
  facts().choose(2);
  facts().toggleRedirect();
  facts().getConfirmProps().onClick();
  await settled();
  expect(orders).toEqual([{ action: 'merge', ids: [1, 3], choice: { destinationID: 2, addRedirects: true } }]);
  expect(facts().state).toBe('closed');
});

test('the main discussion is not counted among those that could not be merged', async () => {
  const { facts } = startJob('merge', [answer([1], [3])]);
  facts().request([1, 2, 3]);
  facts().choose(2);
  facts().getConfirmProps().onClick();
  await settled();
  expect([facts().state, facts().result]).toEqual(['partlyFailed', '1 merged, 1 failed']);
});

test('a main discussion in the response is counted neither as merged nor as failed', async () => {
  const { facts, told } = startJob('merge', [answer([1, 2], [3])]);
  facts().request([1, 2, 3]);
  facts().choose(2);
  facts().getConfirmProps().onClick();
  await settled();
  expect([facts().result, told]).toEqual(['1 merged, 1 failed', ['began', [1, 2], 'ended']]);
});

type Merged = readonly [which: string, merged: number[], failed: number[], settledIDs: number[]];

const merged: Merged[] = [
  ['all', [1, 3], [], [1, 3, 2]],
  ['some', [1], [3], [1, 2]],
  ['none', [], [1, 3], []],
];

test.each(merged)(
  'the main discussion of a merge is deselected together with the merged ones: %s are merged',
  async (...[, done, failed, ids]) => {
    const { facts, told } = startJob('merge', [answer(done, failed)]);
    facts().request([1, 2, 3]);
    facts().choose(2);
    facts().getConfirmProps().onClick();
    await settled();
    expect(told).toEqual(['began', ids, 'ended']);
  },
);

test('the dialog stays open while a job is in flight, and its Cancel button explains why', () => {
  const { facts } = startJob('delete', []);
  facts().request([1]);
  facts().getConfirmProps().onClick();
  facts().getDialogProps().onOpenChange(false);
  expect([facts().state, facts().getCloseProps().disabledReason]).toEqual([
    'sending',
    'This action is still in progress.',
  ]);
});

const answer = (successIDs: number[], failedIDs: number[], callbackPayload: string | null = null): BulkResponse => ({
  progress: {
    successIDs,
    failedIDs,
    exceptionsByID: Object.fromEntries(failedIDs.map((id) => [id, { message: 'Permission Problem' }])),
  },
  callbackPayload,
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function startJob(action: BulkAction, answers: BulkResponse[]) {
  const orders: BulkRequest[] = [];
  const payloads: string[] = [];
  const notified: unknown[] = [];
  const next = async (): Promise<BulkResponse> => answers.shift() ?? new Promise(() => undefined);
  const machine = bulkJobMachine.provide({
    actors: {
      sendJob: fromPromise<BulkResponse, BulkRequest>(({ input }) => {
        orders.push(input);
        return next();
      }),
      resumeJob: fromPromise<BulkResponse, { payload: string }>(({ input }) => {
        payloads.push(input.payload);
        return next();
      }),
    },
    actions: {
      tellBegan: () => void notified.push('began'),
      tellProgress: (_, { succeeded }) => void notified.push([...succeeded]),
      tellEnded: () => void notified.push('ended'),
    },
  });
  const actor = createActor(machine, { input: { action } }).start();
  return { orders, payloads, told: notified, facts: () => connectBulkJob(actor.getSnapshot(), actor.send) };
}
