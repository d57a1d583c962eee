import { expect, test, vi } from 'vitest';
import { answerUnderPressure } from '#server/platform/pressure.ts';

test('a busy forum says so, and when to ask again', () => {
  const header = vi.fn();
  expect(answerUnderPressure({ url: '/api/v2/discussions' }, { header })).toMatchObject({ code: 'server.busy' });
  expect(header).toHaveBeenCalledWith('retry-after', '10');
});

test('a busy forum still hands out the files of its pages', () => {
  const header = vi.fn();
  expect(answerUnderPressure({ url: '/assets/toast-region-x.js' }, { header })).toBeUndefined();
  expect(header).not.toHaveBeenCalled();
});
