import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { journeyPages } from '#tests/support/browser/journey-addresses.ts';
import {
  findAxeViolations,
  findIconsWithoutTooltip,
  findNameProblems,
  findShifts,
  watchShifts,
} from '#tests/support/browser/page-checks.ts';

// All workers take pages, because checking them one after the other takes minutes.
test.describe.configure({ mode: 'parallel' });

const looks = [
  { colorScheme: 'light', width: 1_280 },
  { colorScheme: 'dark', width: 1_280 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
] as const;

for (const { what, status = 200, asMember = false, address } of journeyPages) {
  test(`${what}: accessible, titled, without layout shifts, and in one column at 320 pixels`, async ({
    page,
    forum,
    administrator,
    addresses,
  }) => {
    if (asMember) await setSessionCookie(page, administrator, forum.url);
    await watchShifts(page);
    await page.setViewportSize({ width: 1_280, height: 900 });
    expect((await page.goto(address(addresses)))?.status()).toBe(status);
    await waitForHydration(page);
    expect.soft(await findShifts(page), 'nothing moves while the page loads').toEqual([]);
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      // A page that links to a comment is scrolled to it, and the title bar covers the content above.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect.soft(await findAxeViolations(page), `${colorScheme}, ${width} pixels`).toEqual([]);
      expect.soft(await findIconsWithoutTooltip(page), 'icons alone have a tooltip').toEqual([]);
    }
    expect.soft(await findNameProblems(page), 'every link and button has a name of its own').toEqual([]);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.setViewportSize({ width: 320, height: 640 });
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overhang, 'nothing hangs over at 320 pixels').toBeLessThanOrEqual(0);
  });
}
