import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { Empty } from '#stories/composer/editor/markdown-editor.stories.tsx';
import { Automatic, Manual } from '#stories/primitives/navigation/tabs.stories.tsx';

test('tabs are one tab stop, with arrow navigation and counts as text', async ({ mount, page }) => {
  await mount(<Automatic />);
  await enterTabs(page);
  await expect(page.getByRole('tab', { name: 'Account' })).toBeFocused();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - tablist:
      - tab "Account" [selected]
      - tab "Notifications, 3 unread"
      - tab "Messages, more than 99"
    - tabpanel "Account"
  `);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Notifications, 3 unread' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText('Three things happened.');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Messages, more than 99' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Messages, more than 99' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Messages, more than 99' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab')).toHaveCount(3);
  expect(await page.evaluate(() => document.activeElement?.role)).not.toBe('tab');
});

test('manual tabs wait for Enter', async ({ mount, page }) => {
  await mount(<Manual />);
  await enterTabs(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel')).toHaveText('Three things happened.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel')).toHaveText('A great many messages.');
});

test('arrow keys follow the text direction', async ({ mount, page }) => {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await mount(<Automatic />);
  await enterTabs(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: /^Notifications/ })).toBeFocused();
});

/** Moves the focus into the tab list by Tab, once Radix has made it focusable. */
async function enterTabs(page: Page): Promise<void> {
  await expect(page.getByRole('tablist')).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Tab');
}

for (const [where, element] of Object.entries({ tabs: <Automatic />, 'the editor tabs': <Empty /> }))
  test(`in forced colours, of ${where} only the selected one is marked`, async ({ mount, page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await mount(element);
    const edges = await page.getByRole('tab', { selected: false }).evaluateAll((tabs) => {
      const ground = document.body.appendChild(document.createElement('div'));
      ground.style.borderBlockEndColor = 'Canvas';
      const { borderBlockEndColor: none } = getComputedStyle(ground);
      return tabs.map((tab) => getComputedStyle(tab).borderBlockEndColor === none);
    });
    expect(edges.length).toBeGreaterThan(0);
    expect(edges).not.toContain(false);
  });
