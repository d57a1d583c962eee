import { expect, test } from '@playwright/experimental-ct-react';
import { SignedOut } from '#stories/primitives/submission/submission-problem.stories.tsx';

test('a sign-in dialog that cannot be loaded is loaded again while the problem stays', async ({ mount, page }) => {
  let isOffline = true;
  let requests = 0;
  await page.route(/\/session-(?!channel)[^/]*\.js$/, (route) => {
    requests += 1;
    return isOffline ? route.abort() : route.continue();
  });
  await mount(<SignedOut />);
  const button = page.getByRole('button', { name: 'Sign in again' });
  await button.click();
  // The first load makes up to two requests: a preload and the import.
  await expect.poll(() => requests).toBeGreaterThan(2);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  isOffline = false;
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Nothing you entered is lost.')).toBeAttached();
});
