import { expect, test } from '@playwright/experimental-ct-react';
import { Merge, MergeOfMany } from '#stories/moderation/bulk/bulk-job.stories.tsx';

test('the main discussion of a merge is chosen by radio buttons or, among more than ten, by typing', async ({
  mount,
  page,
}) => {
  const few = await mount(<Merge />);
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await few.unmount();
  await mount(<MergeOfMany />);
  await page.getByRole('button', { name: 'Merge' }).click();
  const main = page.getByRole('combobox', { name: 'Main discussion' });
  await expect(main.getByRole('option', { name: 'Select a discussion' })).toBeAttached();
  await expect(page.getByRole('radio')).toHaveCount(0);
  const merge = page.getByRole('dialog').getByRole('button', { name: 'Merge' });
  await expect(merge).toHaveAttribute('aria-disabled', 'true');
  await main.selectOption('Which glue? 7');
  await expect(merge).not.toHaveAttribute('aria-disabled', 'true');
});
