import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { connectSubmission } from '#machines/primitives/submission/submission.connect.ts';
import {
  createSubmissionMachine,
  type SubmissionContext,
  type SubmissionOptions,
} from '#machines/primitives/submission/submission.machine.ts';
import { conflictFailure, signedOutFailure } from '#machines/primitives/submission/submission.model.ts';

test('a payload is sent once, even if the trigger is pressed repeatedly', async () => {
  const { view, sent } = startSubmission([() => Promise.resolve(1)]);
  view().submit('a');
  view().submit('b');
  await settled();
  expect(sent).toEqual(['a']);
  expect(view()).toMatchObject({ state: 'done', output: 1, payload: 'a' });
});

test('a payload is shown while it is sent and after it is accepted, and no longer after a failure', async () => {
  const { view } = startSubmission([() => Promise.reject(ApiFailure.unreachable()), () => Promise.resolve(1)]);
  view().submit('a');
  expect(view().optimistic).toBe('a');
  await settled();
  expect(view()).toMatchObject({ state: 'failed', optimistic: undefined, payload: 'a' });
  view().retry();
  await settled();
  expect(view()).toMatchObject({ state: 'done', optimistic: 'a' });
});

test('each kind of failure leads to its own state with its own message', async () => {
  const failures: [unknown, string, RegExp, boolean][] = [
    [fieldsFailure({ body: 'Body is too short.' }), 'rejected', /^Body is too short\.$/, false],
    [conflictFailure, 'conflict', /^Sami has already handled this/, false],
    [signedOutFailure, 'signedOut', /^You have been signed out/, true],
    [ApiFailure.unreachable(), 'failed', /^Something went wrong/, true],
    [new Error('A fault of the browser.'), 'failed', /^Something went wrong/, true],
    [new ApiFailure('request.too-many', { status: 429, message: '' }, { retryAfter: 11.2 }), 'failed', /12 sec/, true],
  ];
  for (const [error, state, message, canRetry] of failures) {
    const { view } = startSubmission([() => Promise.reject(error)]);
    view().submit('a');
    await settled();
    expect(view()).toMatchObject({ state, hasProblem: true, canRetry });
    expect(view().problem.message).toMatch(message);
  }
});

test('the error of a field stays until the field is edited or another payload is sent', async () => {
  const refusal = fieldsFailure({ name: 'Name is required.', body: 'Body is too short.' });
  const { view } = startSubmission([() => Promise.reject(refusal), () => Promise.resolve(1)], { hasFields: true });
  view().submit('a');
  await settled();
  view().edit('name');
  expect([view().errorOf('name'), view().errorOf('body')]).toEqual([undefined, 'Body is too short.']);
  view().submit('b');
  expect(view().errorOf('body')).toBeUndefined();
});

test('a dismissed problem is gone, and the payload is still there', async () => {
  const { view } = startSubmission([() => Promise.reject(conflictFailure)]);
  view().submit('a');
  await settled();
  view().dismiss();
  expect(view()).toMatchObject({ state: 'idle', hasProblem: false, payload: 'a' });
});

test('a completed submission can be undone, and a failed undo can be tried again', async () => {
  const undone: unknown[] = [];
  const undos = [() => Promise.reject(ApiFailure.unreachable()), () => Promise.resolve()];
  const { view } = startSubmission([() => Promise.resolve('id')], { canUndo: true }, (given) => {
    undone.push(given);
    return undos[undone.length - 1]?.() ?? Promise.resolve();
  });
  view().submit('a');
  await settled();
  view().undo();
  await settled();
  expect(view()).toMatchObject({ state: 'undoFailed', canRetry: true });
  view().retry();
  await settled();
  expect(view()).toMatchObject({ state: 'undone', optimistic: undefined });
  expect(undone).toMatchObject([
    { payload: 'a', output: 'id' },
    { payload: 'a', output: 'id' },
  ]);
});

test('a submission that cannot be repeated is sent once, and can still be undone', async () => {
  const once = startSubmission([() => Promise.resolve(1)], { canRepeat: false, canUndo: true });
  once.view().submit('a');
  await settled();
  once.view().submit('b');
  await settled();
  expect([once.view().state, once.sent]).toEqual(['done', ['a']]);
  once.view().undo();
  await settled();
  expect(once.view().isUndone).toBe(true);
});

test('a submission without undo ignores it', async () => {
  const { view } = startSubmission([() => Promise.resolve(1)]);
  view().submit('a');
  await settled();
  view().undo();
  expect(view().state).toBe('done');
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Starts a submission whose calls are answered in turn. */
function startSubmission(
  answers: readonly (() => Promise<unknown>)[],
  options: SubmissionOptions = {},
  undo: (given: unknown) => Promise<unknown> = () => Promise.resolve(),
) {
  const sent: unknown[] = [];
  const machine = createSubmissionMachine('example', options).provide({
    actors: {
      send: fromPromise<unknown, unknown>(({ input }) => {
        sent.push(input);
        return answers[sent.length - 1]?.() ?? new Promise(() => {});
      }),
      undo: fromPromise<unknown, SubmissionContext>(({ input }) => undo(input)),
    },
  });
  const actor = createActor(machine).start();
  return { sent, view: () => connectSubmission<string, unknown>(actor.getSnapshot(), actor.send) };
}
