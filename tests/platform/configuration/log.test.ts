import { expect, test } from 'vitest';
import { createLog } from '#server/platform/configuration/log.ts';
import { redactUrl } from '#server/platform/configuration/log-redaction.ts';

test('a log line is one JSON object with time, level and message', () => {
  const { log, lines } = startLog();
  log.info({ discussion: 7 }, 'a discussion was closed');
  expect(lines()).toEqual([
    { level: 30, time: expect.stringMatching(/^\d{4}-.*Z$/), discussion: 7, msg: 'a discussion was closed' },
  ]);
});

test('entries below the level are not logged', () => {
  const { log, lines } = startLog();
  log.debug('a detail');
  expect(lines()).toEqual([]);
});

const secrets: [string, object][] = [
  ['a field', { password: 'hunter2' }],
  ['a nested field', { body: { account: [{ newPassword: 'hunter2' }] } }],
  ['a value with quotes', { resetToken: 'a"hunter2\\"' }],
  ['a header', { headers: { authorization: 'Bearer hunter2', cookie: 'session=hunter2' } }],
  ['a list of cookies', { 'set-cookie': ['session=hunter2; Path=/', 'x="hunter2"'] }],
  ['a database URL', { url: 'postgresql://forum:hunter2@db.example.org/forum' }],
  ['a mail server URL', { SMTP_URL: 'smtp://forum:hunter2@mail.example.org' }],
  ['JSON as text', { body: '{"password": "hunter2"}' }],
  ['the URL of a request', { req: { method: 'GET', url: '/entry/passwordreset?token=hunter2&page=2' } }],
  ['the path of a request', { req: { method: 'GET', url: '/api/v2/unsubscribe/hunter2?done=1' } }],
  ['a longer path', { req: { method: 'POST', url: '/api/v2/unsubscribe/resubscribe/hunter2' } }],
];

test.each(secrets)('a secret in %s is redacted', (_where, entry) => {
  const { log, written } = startLog();
  log.info(entry, 'here');
  log.child(entry).info('here');
  expect(written()).not.toContain('hunter2');
  expect(written().match(/\[redacted\]/g)?.length).toBeGreaterThanOrEqual(2);
});

test('a secret in a message, or in an error with its cause, is redacted', () => {
  const { log, written } = startLog();
  const cause = new Error('no answer from postgres://forum:hunter2@db/forum');
  log.error({ err: new Error('GET /unsubscribe?key=hunter2 failed', { cause }) }, 'smtp://me:hunter2@mail is away');
  expect(written()).not.toContain('hunter2');
  expect(written()).toContain('/unsubscribe?key=[redacted]');
});

test('the row that PostgreSQL quotes in an error is not logged', () => {
  const { log, lines } = startLog();
  const detail = 'Failing row contains (1, ada@example.org, $argon2id$hash).';
  log.error({ err: Object.assign(new Error('violates not-null constraint'), { code: '23502', detail }) });
  expect(lines()[0]?.['err']).toMatchObject({ code: '23502', message: 'violates not-null constraint' });
  expect(JSON.stringify(lines())).not.toContain('ada@example.org');
});

test('a lost connection is logged without its client object', () => {
  const { log, lines } = startLog();
  const client = { connection: { parsedStatements: { s1: 'select 1' } } };
  log.error({ err: Object.assign(new Error('terminating connection'), { code: '57P01', client }) });
  expect(lines()[0]?.['err']).toMatchObject({ code: '57P01' });
  expect(lines()[0]?.['err']).not.toHaveProperty('client');
});

test('a request is logged with ID, method, URL and IP address, a response with its status', () => {
  const { log, lines } = startLog();
  log.info({
    req: { id: 'r1', method: 'GET', url: '/', ip: '::1', headers: { cookie: 'a' } },
    res: { statusCode: 200 },
  });
  expect(lines()[0]).toMatchObject({ req: { id: 'r1', method: 'GET', url: '/', ip: '::1' }, res: { statusCode: 200 } });
  expect(lines()[0]?.['req']).not.toHaveProperty('headers');
});

test('a URL without secrets is unchanged', () => {
  const address = 'https://forum.example.org/discussions?sort=hot&page=2#list';
  expect(redactUrl(address)).toBe(address);
});

function startLog() {
  const chunks: string[] = [];
  const log = createLog({ logLevel: 'info', environment: 'production' }, { write: (text) => void chunks.push(text) });
  const written = () => chunks.join('');
  const lines = (): Record<string, unknown>[] => chunks.map((chunk) => JSON.parse(chunk));
  return { log, lines, written };
}
