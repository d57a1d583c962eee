import { expect, test } from '@playwright/experimental-ct-react';
import { Filled } from '#stories/form/form-card.stories.tsx';

test('after a refusal the first wrong field has the focus, and its error in the list leads back to it', async ({
  mount,
  page,
}) => {
  await mount(<Filled />);
  const days = page.getByRole('spinbutton', { name: 'Days' });
  await days.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(days).toBeFocused();
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');
  await expect(days).not.toBeFocused();
  await page.getByRole('list', { name: 'Errors in this form' }).getByRole('link').click();
  await expect(days).toBeFocused();
});

test('a click that leaves a wrong field, whose error then moves the page, still presses the button', async ({
  mount,
  page,
}) => {
  await mount(<Filled />);
  const days = page.getByRole('spinbutton', { name: 'Days' });
  await days.fill('0');
  const save = page.getByRole('button', { name: 'Save' });
  const box = await save.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2, { delay: 50 });
  await expect(page.getByRole('list', { name: 'Errors in this form' })).toBeVisible();
  await expect(days).toBeFocused();
});
