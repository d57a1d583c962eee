import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { webhookWeb } from '#server/administration/webhook/webhook-request.ts';
import { signatureOf } from '#server/administration/webhook/webhook-signature.ts';

test('the documented check accepts a signature, and refuses other bodies, secrets and old times', async () => {
  const [, code = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/behavior/webhook.md', 'utf8')) ?? [];
  const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(`${code}\nexport { isGenuine };`)}`);
  const now = Math.floor(Date.now() / 1_000);
  const header = signatureOf('a secret', now, '{"event":"ping"}');
  expect(isGenuine('a secret', header, '{"event":"ping"}')).toBe(true);
  expect(isGenuine('a secret', header, '{"event":"pong"}')).toBe(false);
  expect(isGenuine('another secret', header, '{"event":"ping"}')).toBe(false);
  expect(isGenuine('a secret', signatureOf('a secret', now - 400, 'x'), 'x')).toBe(false);
  expect(isGenuine('a secret', '', 'x')).toBe(false);
});

test('endpoints that the operator permits are reached, with their port if it is named', () => {
  const { mayReach } = webhookWeb({ webhookEndpoints: ['10.0.0.5', '127.0.0.1:9000', '[fd00::5]:9000'] });
  expect(mayReach('10.0.0.5', 8_080)).toBe(true);
  expect(mayReach('127.0.0.1', 9_000)).toBe(true);
  expect(mayReach('127.0.0.1', 80)).toBe(false);
  expect(mayReach('fd00::5', 9_000)).toBe(true);
  expect(mayReach('10.0.0.6', 80)).toBe(false);
  expect(mayReach('1.1.1.1', 443)).toBe(true);
  expect(mayReach('1.1.1.1', 22)).toBe(false);
});
