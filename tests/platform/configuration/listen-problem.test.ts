import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listenProblem } from '#server/platform/configuration/listen-problem.ts';

/** Returns the error of Node when a server listens at an address. */
async function whatFails(host: string, port = 0): Promise<unknown> {
  const server = createServer();
  onTestFinished(() => void server.close());
  server.listen({ host, port });
  return Promise.race([once(server, 'error').then(([error]) => error), once(server, 'listening').then(() => server)]);
}

test('an address that the machine does not have is reported in one line, with the setting to change', async () => {
  // 203.0.113.0/24 is reserved for documentation (RFC 5737).
  expect(listenProblem(await whatFails('203.0.113.7'))).toMatch(/^This machine does not have the address.* Set HOST/);
  expect(listenProblem(await whatFails('no-such-host.invalid'))).toMatch(/^The host name .* Set HOST/);
});

test('a port in use by another program is reported likewise', async () => {
  const first = createServer().listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => void first.close());
  await once(first, 'listening');
  const { port } = first.address() as { port: number };
  expect(listenProblem(await whatFails('127.0.0.1', port))).toMatch(/^The port is in use.* Set PORT/);
});

test('errors unrelated to listening are not handled', () => {
  expect(listenProblem(new Error('no such table'))).toBeUndefined();
  expect(listenProblem(Object.assign(new Error('no database'), { code: 'EACCES', syscall: 'open' }))).toBeUndefined();
});
