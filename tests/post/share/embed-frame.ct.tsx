import { expect, test } from '@playwright/experimental-ct-react';
import { Offered } from '#stories/post/share/embed-frame.stories.tsx';

test('a frame loads on request, has a title, and cannot access the page', async ({ mount, page }) => {
  await page.route('**/player.vimeo.com/**', (route) => route.fulfill({ body: '<title>A film</title>' }));
  await mount(<Offered />);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button').press('Enter');
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'Shown from Vimeo');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/);
});
