import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerWithError } from '#server/platform/http/errors.ts';

/** Returns the response of a failing request in an environment. */
async function answerIn(environment: string) {
  const server = fastify();
  server.decorate('forum', { configuration: { environment } } as never);
  server.setErrorHandler(answerWithError);
  server.get('/', () => {
    throw new Error('no answer from postgres://forum:hunter2@db/forum');
  });
  return (await server.inject('/')).json();
}

test('an unexpected error is answered without details, with a request ID to report', async () => {
  for (const environment of ['production', 'test'])
    expect(await answerIn(environment)).toEqual({
      status: 500,
      code: 'server.unexpected',
      message: 'Something went wrong.',
      requestID: expect.any(String),
    });
});

test('in development the answer includes the stack trace, without passwords', async () => {
  const { trace } = await answerIn('development');
  expect(trace).toMatch(
    /^Error: no answer from postgres:\/\/forum:\[redacted\]@db\/forum\n {4}at .*error-answer\.test\.ts/,
  );
});
