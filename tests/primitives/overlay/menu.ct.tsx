import { expect, test } from '@playwright/experimental-ct-react';
import { InDialog, Open } from '#stories/primitives/overlay/menu.stories.tsx';

test('a menu has arrow navigation, shows why an item is disabled, and returns focus', async ({ mount, page }) => {
  await mount(<Open />);
  const menu = page.getByRole('menu');
  const trigger = page.getByRole('button', { name: 'Options for How were the tide tables made?' });
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await expect(menu).toMatchAriaSnapshot(`
    - menu "Options for How were the tide tables made?":
      - menuitem "Edit"
      - menuitem "Permalink"
      - separator
      - group "Moderation":
        - text: Moderation
        - menuitemcheckbox "Announce" [checked]
        - menuitem "Move You may not move discussions of Announcements." [disabled]
      - separator
      - menuitem "Delete"
  `);
  await page.keyboard.press('m');
  const move = page.getByRole('menuitem', { name: /^Move/ });
  await expect(move).toBeFocused();
  await expect(move).toHaveText('MoveYou may not move discussions of Announcements.');
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test('several options of a menu can be changed without reopening it', async ({ mount, page }) => {
  await mount(<Open />);
  const announce = page.getByRole('menuitemcheckbox', { name: 'Announce' });
  await expect(announce).toBeChecked();
  await announce.click();
  await expect(announce).not.toBeChecked();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('Enter, Space and the arrow keys open the menu, at its first or last item', async ({ mount, page }) => {
  await mount(<Open />);
  const trigger = page.getByRole('button', { name: 'Options for How were the tide tables made?' });
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  for (const [key, item] of [
    ['Enter', 'Edit'],
    ['Space', 'Edit'],
    ['ArrowDown', 'Edit'],
    ['ArrowUp', 'Delete'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('menuitem', { name: item }), key).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  }
});

test('End moves to the last item, and every item is large enough for touch', async ({ mount, page }) => {
  await mount(<Open />);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  for (const item of await page.getByRole('menu').locator('[role^="menuitem"]').all())
    expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

test('Tab closes a menu and moves on from its trigger, which is expanded exactly while the menu is visible', async ({
  mount,
  page,
}) => {
  await mount(<InDialog />);
  const options = page.getByRole('button', { name: 'Options' });
  for (const [key, next] of [
    ['Tab', 'Save'],
    ['Shift+Tab', 'Close'],
  ] as const) {
    await options.focus();
    await expect(options).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: next })).toBeFocused();
  }
});

test('in a dialog Escape first closes the menu, then the dialog', async ({ mount, page }) => {
  await mount(<InDialog />);
  const options = page.getByRole('button', { name: 'Options' });
  await options.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(options).toBeFocused();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a menu that loads after the key press that requested it starts at its first item', async ({ mount, page }) => {
  await page.keyboard.press('Shift');
  await mount(<Open />);
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
});
