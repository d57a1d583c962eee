import { expect, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { walkByTab } from '#tests/support/machine/state-checks.ts';

test('while tabbing through whole pages, the focus is always visible and never covered by sticky elements', async ({
  page,
  addresses,
}) => {
  for (const address of ['/categories', addresses.longEnd])
    for (const width of [1_280, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(address);
      await waitForHydration(page);
      expect.soft(await walkByTab(page), `${address}, ${width} pixels`).toEqual([]);
    }
});
