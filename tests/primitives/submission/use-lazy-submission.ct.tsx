import { expect, test } from '@playwright/experimental-ct-react';
import { RemovedWhileLoading } from '#stories/primitives/submission/use-lazy-submission.stories.tsx';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

test('a submission that is removed while its machine loads is sent, and can be sent again when it is added again', async ({
  mount,
  page,
}) => {
  await mount(<RemovedWhileLoading />);
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Remove' }).click();
  await dispatchStoryEvent(page, 'machine.loaded');
  await page.getByRole('button', { name: 'Add' }).click();
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await dispatchStoryEvent(page, 'machine.loaded');
  await expect(save).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status')).toHaveText('Sent: 2');
});
