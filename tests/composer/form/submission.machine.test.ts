import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { connectSubmission } from '#machines/composer/form/submission.connect.ts';
import { submissionMachine } from '#machines/composer/form/submission.machine.ts';

test('a text is sent once, even if the button is pressed repeatedly', async () => {
  const { facts, sent } = startSubmission([() => Promise.resolve({ url: '/discussion/1' })]);
  facts().post();
  facts().post();
  await settled();
  expect(sent()).toBe(1);
  expect(facts().state).toBe('posted');
});

test('a refusal marks the invalid fields until they are edited', async () => {
  const refusal = ApiError.fields({ name: 'Name is required.', body: 'Body is too short.' });
  const { facts } = startSubmission([() => Promise.reject(refusal)]);
  facts().post();
  await settled();
  expect(facts()).toMatchObject({ state: 'refused', canRetry: false });
  expect(facts().errorOf('name')).toBe('Name is required.');
  facts().touch('name');
  expect([facts().errorOf('name'), facts().errorOf('body')]).toEqual([undefined, 'Body is too short.']);
});

test('a text that did not reach the server can be sent again', async () => {
  const { facts, sent } = startSubmission([
    () => Promise.reject(new ApiError('network.unreachable')),
    () => Promise.resolve({ url: '/discussion/1' }),
  ]);
  facts().post();
  await settled();
  expect(facts()).toMatchObject({ state: 'failed', canRetry: true });
  facts().post();
  await settled();
  expect([facts().state, sent()]).toEqual(['posted', 2]);
});

test('an ended session is reported as such', async () => {
  const { facts } = startSubmission([() => Promise.reject(ApiError.permission(['session.valid']))]);
  facts().post();
  await settled();
  expect(facts().refusal).toEqual({
    fields: {},
    message: 'You have been signed out. Your text is saved here.',
    isSessionOver: true,
  });
});

test('a rate limit shows how long to wait, and the same text can be sent afterwards', async () => {
  const { facts } = startSubmission([() => Promise.reject(new ApiError('request.too-many', { retryAfter: 12 }))]);
  facts().post();
  await settled();
  expect(facts().refusal.message).toBe('You are posting too fast. Please wait 12 seconds.');
  expect(facts().canRetry).toBe(true);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function startSubmission(answers: (() => Promise<{ url: string }>)[]) {
  let sent = 0;
  const send = fromPromise<{ url: string }>(
    () => answers[sent++]?.() ?? Promise.reject(new Error('Unexpected request')),
  );
  const actor = createActor(submissionMachine.provide({ actors: { send } })).start();
  return { facts: () => connectSubmission(actor.getSnapshot(), actor.send), sent: () => sent };
}
