import { expect, test } from '@playwright/experimental-ct-react';
import { Large, Medium, Small, Xl, Xxl } from '#stories/primitives/dialog.stories.tsx';

test('a dialog starts at the safe button, keeps the focus and gives it back to its opener', async ({ mount, page }) => {
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

test('dialogs are as wide as specified, and a sheet on a telephone', async ({ mount, page }) => {
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
