import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/experimental-ct-react';
import type { Browser, Page } from '@playwright/test';
import { differences, keepChange, type Look, messagesOf } from './changed-look.ts';
import { pixelsOf, writeSheet } from './snapshot-sheet.ts';
import { awaitFonts, renderingEnvironment, takeStateScreenshot } from './state-screenshot.ts';

/** The machine whose states are photographed, by the place of its scene. */
interface Photographed {
  readonly area: string;
  readonly folder: string;
  readonly stem: string;
}

/** Compares the pictures of a machine's states with its reviewed sheet (docs/testing.md#visual-snapshots). */
export interface VisualSnapshot {
  /** Takes the pictures of the state that the page shows, in light and dark. */
  readonly add: (state: string) => Promise<void>;
  /** Compares all pictures, or writes the sheet with `-u`. Differences fail the test. */
  readonly finish: () => Promise<void>;
}

/**
 * Prepares a page for pictures: the fonts are loaded, and requests for photos stay pending, so that a state that waits
 * for a photo is captured while it waits.
 */
export async function openVisualSnapshot(page: Page, browser: Browser, shown: Photographed): Promise<VisualSnapshot> {
  const { area, folder, stem } = shown;
  await page.route(/\/photos\//, () => undefined);
  await awaitFonts(page);
  const sheets = `tests/visual-snapshots/${await renderingEnvironment(browser)}`;
  const sheet = `${sheets}/${area}/${stem}.webp`;
  const isReviewed = existsSync(sheets);
  // The first sheets of a rendering environment are written together. A single sheet would make all others count as
  // missing.
  const isWritten = test.info().config.updateSnapshots === 'changed' && (isReviewed || !process.env['WALK']);
  const looks: Look[] = [];

  const add = async (state: string) => {
    for (const palette of ['light', 'dark'] as const) {
      const picture = await takeStateScreenshot(page, palette);
      const name = `${state}, ${palette}`;
      looks.push({ state, palette, name, picture, pixels: await pixelsOf(picture) });
      // Without reviewed sheets, two screenshots of a state are compared with each other.
      if (!isReviewed || isWritten)
        expect.soft((await takeStateScreenshot(page, palette)).equals(picture), name).toBe(true);
    }
  };

  const finish = async () => {
    test.info().annotations.push({ type: 'pictures', description: String(looks.length) });
    if (isWritten) await renew(sheet, looks);
    else if (isReviewed) {
      const wrong = await differences(sheet, looks);
      if (wrong.length > 0) await keepChange({ address: `${area}/${stem}`, folder, sheet }, wrong, looks);
      expect.soft(wrong.length > 0 ? messagesOf(`${area}/${stem}`, sheet, wrong) : []).toEqual([]);
    } else {
      const description = `this Chromium and its fonts draw differently from all reviewed pictures (no ${sheets}).`;
      test.info().annotations.push({ type: 'not compared', description });
    }
  };

  return { add, finish };
}

/** Writes a sheet only when it differs from the existing one, so that only changes need a review. */
async function renew(file: string, looks: readonly Look[]): Promise<void> {
  const isSame = existsSync(file) && (await differences(file, looks)).length === 0;
  if (!isSame)
    await writeSheet(
      file,
      looks.map(({ pixels }) => pixels),
    );
}
