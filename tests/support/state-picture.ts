import { expect, type Page } from '@playwright/test';
import { modelStart } from '#machines/model/model.ts';
import { setMode } from './state-checks.ts';

/** Lets the pages to come live at one moment. Timers go on: Playwright's clock would hold each of axe's for long. */
export const stopDate = (page: Page): Promise<unknown> =>
  page.addInitScript((moment) => {
    const Real = Date;
    class StoppedDate extends Real {
      constructor(...given: [] | [number | string]) {
        super(...((given.length === 0 ? [moment] : given) as [number]));
      }
      static override now = () => moment;
    }
    globalThis.Date = StoppedDate as DateConstructor;
  }, modelStart);

/** Mounts a scene in one of its machine's states, in the light palette. `scene` is its address. */
export async function showState(page: Page, scene: string, state: string, machine: string): Promise<void> {
  await setMode(page, {});
  await page.evaluate(([address, name]) => window.stage.showState(address, name), [scene, state] as const);
  const shown = page.locator(`[data-machine="${machine}"]`).first();
  await expect(shown, `${scene} in ${state}`).toHaveAttribute('data-state', state);
}

/** A picture of the page, 800 pixels wide, with all fonts there and nothing in motion. */
export async function pictureOf(page: Page, palette: 'light' | 'dark'): Promise<Buffer> {
  await setMode(page, { palette, width: 800 });
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
