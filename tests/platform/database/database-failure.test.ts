import { describe, expect, test } from 'vitest';
import { outageCodeOf } from '#server/platform/database/database-failure.ts';
import { retryUntilReachable } from '#server/platform/database/database-wait.ts';
import { toApiFailure } from '#server/platform/http/errors.ts';

const withCode = (code: string, message = 'It failed.', syscall?: string): Error =>
  Object.assign(new Error(message), { code, ...(syscall && { syscall }) });

const away: readonly (readonly [string, Error])[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'].map(
    (code) => [code, withCode(code)] as const,
  ),
  ['a missing socket file', withCode('ENOENT', 'connect ENOENT', 'connect')],
  ...['08000', '08001', '08003', '08006', '57P01', '57P02', '57P03', '53300'].map(
    (code) => [code, withCode(code)] as const,
  ),
  ['a terminated connection', new Error('Connection terminated unexpectedly')],
  ['a connection timeout', new Error('Connection terminated due to connection timeout')],
  ['a broken client', new Error('Client has encountered a connection error and is not queryable')],
  ['both addresses of a host', new AggregateError([withCode('ECONNREFUSED')], '')],
  ['a nested cause', new Error('The layer above.', { cause: new Error('And above.', { cause: withCode('57P01') }) })],
];

test.each(away)('%s is reported as a database outage, with a retry delay', (_, error) => {
  expect(outageCodeOf(error)).toBe('server.database-away');
  expect(toApiFailure(error)).toMatchObject({ status: 503, code: 'server.database-away', details: { retryAfter: 5 } });
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s means that a disk is full', (code) => {
  expect(toApiFailure(withCode(code))).toMatchObject({ status: 507, code: 'server.storage-full' });
});

test.each([
  withCode('23505'),
  withCode('42601'),
  withCode('28P01'),
  withCode('3D000'),
  withCode('ENOENT', 'no such file', 'open'),
  new Error('Something else'),
])('any other error is not an outage', (error) => {
  expect(outageCodeOf(error)).toBeUndefined();
});

describe('waiting for the database', () => {
  test('continues while it is unreachable, and reports each attempt', async () => {
    const reported: number[] = [];
    let attempts = 0;
    const work = async () => {
      attempts += 1;
      if (attempts < 3) throw withCode('57P03');
      return 'open';
    };
    const options = {
      patience: Number.POSITIVE_INFINITY,
      waiting: (_: Error, seconds: number) => reported.push(seconds),
    };
    expect(await retryUntilReachable(work, options)).toBe('open');
    expect(reported).toEqual([0, 1]);
  });

  test('ends when the patience is exhausted', async () => {
    let attempts = 0;
    const work = async () => {
      attempts += 1;
      throw withCode('ECONNREFUSED');
    };
    await expect(retryUntilReachable(work, { patience: 1, waiting: () => undefined })).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
    expect(attempts).toBe(2);
  });

  test('does not start for any other error', async () => {
    const waiting = () => expect.unreachable();
    const wrong = async () => {
      throw withCode('28P01');
    };
    await expect(retryUntilReachable(wrong, { patience: 60, waiting })).rejects.toMatchObject({ code: '28P01' });
  });
});
