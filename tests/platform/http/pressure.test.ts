import { expect, test, vi } from 'vitest';
import { answerUnderPressure } from '#server/platform/http/pressure.ts';

test('a busy forum answers with an error and a retry delay', async () => {
  const header = vi.fn();
  const asked = answerUnderPressure({ url: '/api/v2/discussions' }, { header });
  await expect(asked).rejects.toMatchObject({ code: 'server.busy', status: 503 });
  expect(header).toHaveBeenCalledWith('retry-after', '10');
});

test('a busy forum still serves the assets of its pages', async () => {
  const header = vi.fn();
  await answerUnderPressure({ url: '/assets/toast-region-x.js' }, { header });
  expect(header).not.toHaveBeenCalled();
});
