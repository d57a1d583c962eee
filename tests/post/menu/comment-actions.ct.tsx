import { expect, test } from '@playwright/experimental-ct-react';
import { Member, MemberWithMenu } from '#stories/post/menu/comment-actions.stories.tsx';

test('on a phone the menu of a comment holds the actions that do not fit its row; on a wide screen the row does', async ({
  mount,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await mount(<MemberWithMenu />);
  await expect(page.getByRole('button', { name: /^Reply/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Quote|Share)/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Options/ }).click();
  const items = page.getByRole('menuitem');
  await expect(items).toHaveText(['Quote', 'Copy Link to Comment', 'Email Link', 'Report']);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(items).toHaveText(['Report']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^(Quote|Share)/ })).toHaveCount(2);
});

test('on a phone a comment without a menu keeps all actions in its row', async ({ mount, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await mount(<Member />);
  await expect(page.getByRole('button', { name: /^Options/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Quote|Share)/ })).toHaveCount(2);
});
