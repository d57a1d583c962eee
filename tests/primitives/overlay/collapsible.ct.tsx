import { expect, test } from '@playwright/experimental-ct-react';
import { TallBelowLongText } from '#stories/primitives/overlay/collapsible.stories.tsx';

const motions = ['reduce', 'no-preference'] as const;

for (const reducedMotion of motions)
  test(`collapsing preserves the reading position, with ${reducedMotion} motion`, async ({ mount, page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 800, height: 400 });
    await mount(<TallBelowLongText />);
    await page.getByRole('button', { name: /^Expand/ }).click();
    const button = page.getByRole('button', { name: /^Collapse/ });
    await button.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const isAtOnce = await button.evaluate(async (element: HTMLElement) => {
      const before = scrollY;
      element.click();
      // After two frames the page has been rendered once.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const soon = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return { hasMoved: scrollY < before, isAtOnce: soon === scrollY };
    });
    expect(isAtOnce).toEqual({ hasMoved: true, isAtOnce: reducedMotion === 'reduce' });
  });
