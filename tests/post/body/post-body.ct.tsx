import { expect, test } from '@playwright/experimental-ct-react';
import { Notes } from '#stories/post/body/post-body.stories.tsx';
import { describeFindings } from '#tests/support/machine/axe-findings.ts';
import { runAxe } from '#tests/support/machine/state-checks.ts';

test('footnotes and tasks can be read, focused and left by keyboard', async ({ mount, page }) => {
  await mount(<Notes />);
  expect(await describeFindings(page, (await runAxe(page)).violations)).toEqual([]);
  await expect(page.getByRole('checkbox', { name: 'Done', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Not done' })).toBeDisabled();
  await page.getByRole('link', { name: 'Footnote 1' }).press('Enter');
  await expect(page).toHaveURL(/#fn-0000000000-1$/);
  await page.getByRole('link', { name: 'Back to reference 1' }).press('Enter');
  await expect(page).toHaveURL(/#fnref-0000000000-1$/);
});
