import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { postSubmissionMachine } from '#machines/composer/form/post-submission.machine.ts';
import { connectSubmission } from '#machines/primitives/submission/submission.connect.ts';

test('a text is sent once, even if the button is pressed repeatedly', async () => {
  const { facts, sent } = startSubmission([() => Promise.resolve({ url: '/discussion/1' })]);
  facts().submit();
  facts().submit();
  await settled();
  facts().submit();
  expect(sent()).toBe(1);
  expect(facts().state).toBe('done');
});

test('a refusal marks the invalid fields until they are edited', async () => {
  const refusal = ApiError.fields({ name: 'Name is required.', body: 'Body is too short.' });
  const { facts } = startSubmission([() => Promise.reject(refusal)]);
  facts().submit();
  await settled();
  expect(facts()).toMatchObject({ state: 'rejected', canRetry: false });
  expect(facts().errorOf('name')).toBe('Name is required.');
  facts().edit('name');
  expect([facts().errorOf('name'), facts().errorOf('body')]).toEqual([undefined, 'Body is too short.']);
});

test('a text that did not reach the server can be sent again', async () => {
  const { facts, sent } = startSubmission([
    () => Promise.reject(new ApiError('network.unreachable')),
    () => Promise.resolve({ url: '/discussion/1' }),
  ]);
  facts().submit();
  await settled();
  expect(facts()).toMatchObject({ state: 'failed', canRetry: true });
  facts().retry();
  await settled();
  expect([facts().state, sent()]).toEqual(['done', 2]);
});

test('an unexpected error says that the text is safe', async () => {
  const { facts } = startSubmission([() => Promise.reject(new Error('A fault of the browser.'))]);
  facts().submit();
  await settled();
  expect(facts().problem.message).toBe('Something went wrong. Your text is saved here. Please try again.');
});

test('an ended session is reported as such', async () => {
  const { facts } = startSubmission([() => Promise.reject(ApiError.permission(['session.valid']))]);
  facts().submit();
  await settled();
  expect(facts().problem).toEqual({ fields: {}, message: 'You have been signed out. Your text is saved here.' });
  expect(facts().isSignedOut).toBe(true);
});

test('a rate limit shows how long to wait, and the same text can be sent afterwards', async () => {
  const { facts } = startSubmission([() => Promise.reject(new ApiError('request.too-many', { retryAfter: 12 }))]);
  facts().submit();
  await settled();
  expect(facts().problem.message).toBe('You are posting too fast. Please wait 12 seconds.');
  expect(facts().canRetry).toBe(true);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function startSubmission(answers: (() => Promise<{ url: string }>)[]) {
  let sent = 0;
  const send = fromPromise<unknown, unknown>(
    () => answers[sent++]?.() ?? Promise.reject(new Error('Unexpected request')),
  );
  const actor = createActor(postSubmissionMachine.provide({ actors: { send } })).start();
  return { facts: () => connectSubmission(actor.getSnapshot(), actor.send), sent: () => sent };
}
