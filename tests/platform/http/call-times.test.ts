import { expect, test } from 'vitest';
import { CallTimeLog } from '#server/platform/http/call-times.ts';

test('half and 95 of 100 responses are at least as fast as stated, within 15 %', () => {
  const log = new CallTimeLog();
  for (let time = 1; time <= 1_000; time += 1) log.note('GET /slow', time);
  log.note('GET /quick', 0.2);
  const [slow, quick] = log.slowest(5);
  expect(slow).toMatchObject({ call: 'GET /slow', count: 1_000 });
  expect(slow?.p50).toBeGreaterThanOrEqual(500);
  expect(slow?.p50).toBeLessThanOrEqual(575);
  expect(slow?.p95).toBeGreaterThanOrEqual(950);
  expect(slow?.p95).toBeLessThanOrEqual(1_093);
  expect(quick).toEqual({ call: 'GET /quick', count: 1, p50: 1, p95: 1 });
});

test('very long times and very many calls stay within bounds', () => {
  const log = new CallTimeLog();
  log.note('GET /', Number.MAX_SAFE_INTEGER);
  expect(log.slowest(1)[0]?.p95).toBeLessThan(200_000);
  for (let index = 0; index < 2_000; index += 1) log.note(`GET /${index}`, 1);
  expect(log.slowest(5_000)).toHaveLength(1_000);
});
