import { expect, test } from 'vitest';
import { FaultLog } from '#server/platform/configuration/fault-log.ts';
import { createLog, faultLogOf } from '#server/platform/configuration/log.ts';

const aLog = () => createLog({ logLevel: 'info', environment: 'test' }, { write() {} });

test('logged errors are counted by cause and place, without IDs, secrets and stacks', () => {
  const log = aLog();
  const child = log.child({ reqId: 'x' });
  for (const id of [1234, 5678])
    child.error(
      { err: new Error(`No boat ${id} at https://a:pw@b.example\nline two`), route: 'GET /boats' },
      'Failed.',
    );
  log.error({ err: new Error('No boat 77'), job: 'mail.send' }, 'A job failed.');
  log.warn({ err: new Error('Only a warning') }, 'Careful.');
  log.error('A text alone');
  expect(faultLogOf(log).list()).toMatchObject([
    { summary: 'A text alone', message: '', place: null, count: 1 },
    { summary: 'A job failed.', message: 'No boat #', place: 'mail.send', count: 1 },
    { summary: 'Failed.', message: 'No boat # at https://a:[redacted]@b.example', place: 'GET /boats', count: 2 },
  ]);
});

test('only the latest hundred causes are stored', () => {
  const faults = new FaultLog();
  for (let index = 0; index < 300; index += 1) faults.note('Failed.', { message: `of kind ${'x'.repeat(index)}` });
  expect(faults.list()).toHaveLength(100);
  expect(faults.list()[0]?.message).toHaveLength(300);
});
