import { expect, test } from '@playwright/experimental-ct-react';
import { MayModerate } from '#stories/post/reaction/reaction-bar.stories.tsx';

test('the button of the reactions log looks the same before and after its list loads', async ({ mount, page }) => {
  await mount(<MayModerate />);
  const way = page.getByRole('button', { name: 'View Reactions Log: Ingrid Solheim' });
  const before = await way.innerHTML();
  await way.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(way).toBeFocused();
  expect(await way.innerHTML()).toBe(before);
});
