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

test('a request whose machine is loaded after the stop is sent, and calls no listener', async () => {
  const { submission, view, loads, send } = createLazy();
  view().submit('a');
  submission.stop();
  const listener = vi.fn();
  submission.subscribe(listener);
  loads[0]?.resolve();
  await settled();
  expect(send.mock.calls.map(([payload]) => payload)).toEqual(['a']);
  expect(listener).not.toHaveBeenCalled();
  expect(view().state).toBe('idle');
});

test('a machine that is loaded without a request does not start after the stop', async () => {
  const { submission, loads, start } = createLazy();
  const woken = submission.wake();
  submission.stop();
  loads[0]?.resolve();
  await woken;
  expect(start).not.toHaveBeenCalled();
});

test('a load that fails after the stop calls no listener', async () => {
  const { submission, view, loads } = createLazy();
  view().submit('a');
  submission.stop();
  const listener = vi.fn();
  submission.subscribe(listener);
  loads[0]?.reject(new Error('no connection'));
  await settled();
  expect(listener).not.toHaveBeenCalled();
  expect(view().state).toBe('idle');
});

test('a request after the stop loads the machine again and is shown, beside the interrupted request', async () => {
  const { submission, view, loads, send } = createLazy();
  view().submit('a');
  submission.stop();
  view().submit('b');
  for (const load of loads) load.resolve();
  await settled();
  expect(send.mock.calls.map(([payload]) => payload)).toEqual(['a', 'b']);
  expect(view()).toMatchObject({ state: 'done', payload: 'b' });
  submission.stop();
});

/** A lazy submission whose loads are settled by the test. */
function createLazy() {
  const loads: PromiseWithResolvers<void>[] = [];
  const send = vi.fn(async (_payload: string) => 1);
  const start = vi.fn(() => startSubmission(createSubmissionMachine('note'), { current: { send } } as never, {}));
  const submission = new LazySubmission('note', async () => {
    const load = Promise.withResolvers<void>();
    loads.push(load);
    await load.promise;
    return start;
  });
  const view = () => connectSubmission<string>(submission.view(), submission.send);
  return { submission, view, loads, start, send };
}

/** Waits until pending promises have settled. */
const settled = () => new Promise((done) => setTimeout(done));
