import { expect, test, vi } from 'vitest';
import { LazySubmission } from '#components/primitives/submission/lazy-submission.ts';
import { startSubmission } from '#components/primitives/submission/start-submission.ts';
import { connectSubmission } from '#machines/primitives/submission/submission.connect.ts';
import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

test('a request is kept while the machine loads, and a further request during the load is ignored', async () => {
  const { submission, view, loads, send } = createLazy();
  view().submit('a');
  view().submit('b');
  expect(view()).toMatchObject({ state: 'sending', payload: 'a' });
  loads[0]?.resolve();
  await settled();
  expect(send.mock.calls.map(([payload]) => payload)).toEqual(['a']);
  expect(view()).toMatchObject({ state: 'done', output: 1 });
  submission.stop();
});

test('after a failed load a retry loads the machine again and sends the same payload', async () => {
  const { submission, view, loads, send } = createLazy();
  view().submit('a');
  loads[0]?.reject(new Error('no connection'));
  await settled();
  expect(view()).toMatchObject({ state: 'failed', canRetry: true, payload: 'a' });
  view().retry();
  loads[1]?.resolve();
  await settled();
  expect(send.mock.calls.map(([payload]) => payload)).toEqual(['a']);
  submission.stop();
});

test('a request is sent although the view is removed while its machine loads', async () => {
  const { submission, view, loads, send } = createLazy();
  view().submit('a');
  submission.stop();
  loads[0]?.resolve();
  await settled();
  expect(send.mock.calls.map(([payload]) => payload)).toEqual(['a']);
});

test('the next request after a stop loads the machine again', async () => {
  const { submission, view, loads, send } = createLazy();
  view().submit('a');
  loads[0]?.resolve();
  await settled();
  submission.stop();
  view().submit('b');
  loads[1]?.resolve();
  await settled();
  expect(send.mock.calls.map(([payload]) => payload)).toEqual(['a', 'b']);
  expect(view()).toMatchObject({ state: 'done', payload: 'b' });
  submission.stop();
});

/** A lazy submission whose loads are settled by the test. */
function createLazy() {
  const loads: PromiseWithResolvers<void>[] = [];
  const send = vi.fn(async (_payload: string) => 1);
  const submission = new LazySubmission('note', async () => {
    const load = Promise.withResolvers<void>();
    loads.push(load);
    await load.promise;
    return startSubmission(createSubmissionMachine('note'), { current: { send } } as never, {});
  });
  const view = () => connectSubmission<string>(submission.view(), submission.send);
  return { submission, view, loads, send };
}

/** Waits until pending promises have settled. */
const settled = () => new Promise((done) => setTimeout(done));
