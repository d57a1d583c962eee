import { expect, test } from '@playwright/experimental-ct-react';
import { Large, Medium, Small, Xl, Xxl } from '#stories/primitives/overlay/dialog.stories.tsx';

test('a dialog focuses the safe button, traps focus and returns it to the opener', async ({ mount, page }) => {
  await mount(<Medium />);
  const dialog = page.getByRole('dialog', { name: 'Delete this discussion?' });
  await expect(dialog).toHaveAccessibleDescription(/goes to the log/);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  for (let step = 0; step < 10; step++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
});

const widthOf = { Small: 375, Medium: 516, Large: 720, Xl: 1022, Xxl: 1320 };

test('dialogs have the specified widths, and are sheets on a phone', async ({ mount, page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const widthIn = async () => (await page.getByRole('dialog').boundingBox())?.width;
  const widths: Record<string, number | undefined> = {};
  for (const [name, element] of Object.entries({
    Small: <Small />,
    Medium: <Medium />,
    Large: <Large />,
    Xl: <Xl />,
    Xxl: <Xxl />,
  })) {
    const mounted = await mount(element);
    widths[name] = await widthIn();
    await mounted.unmount();
  }
  expect(widths).toEqual(widthOf);
  await page.setViewportSize({ width: 390, height: 700 });
  await mount(<Large />);
  await expect.poll(() => page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
});

test('pressing Tab a hundred times, in either direction, does not leave a dialog', async ({ mount, page }) => {
  await mount(<Medium />);
  const dialog = page.getByRole('dialog');
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 100; stop += 1) {
      await page.keyboard.press(key);
      expect(await holdsFocus(), `${key}, ${stop}`).toBe(true);
    }
});

test('in a window of 320 by 256 pixels the actions of a dialog are reachable', async ({ mount, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await mount(<Medium />);
  for (const name of ['Cancel', 'Delete']) {
    const button = page.getByRole('dialog').getByRole('button', { name });
    await button.focus();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('the page behind a dialog does not scroll, and its position is unchanged afterwards', async ({ mount, page }) => {
  await mount(<Medium />);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    document.body.style.blockSize = '5000px';
    window.scrollTo({ top: 400, behavior: 'instant' });
  });
  await page.evaluate(() => document.querySelector('button')?.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  const where = () => page.evaluate(() => window.scrollY);
  const behind = await where();
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 800);
  expect(await where()).toBe(behind);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await where()).toBe(400);
});
