import { expect, test } from '@playwright/experimental-ct-react';
import { TextOnly, WithPicture } from '#stories/moderation/revision/blurred-body.stories.tsx';

test('images of a post under review are blurred until revealed; its text is readable', async ({ mount, page }) => {
  await mount(<WithPicture />);
  const picture = page.getByRole('img', { name: 'A teal square' });
  await expect(page.getByText('Look at this.')).toBeVisible();
  await expect(picture).toHaveCSS('filter', /blur/);
  const show = page.getByRole('button', { name: 'Show pictures' });
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(picture).toHaveCSS('filter', 'none');
  await expect(show).toHaveCount(0);
  expect(
    await picture.evaluate(
      (image) => document.activeElement?.contains(image) && document.activeElement !== document.body,
    ),
  ).toBe(true);
});

test('a post with text only is shown unchanged', async ({ mount, page }) => {
  await mount(<TextOnly />);
  await expect(page.getByText('Buy my planes.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
