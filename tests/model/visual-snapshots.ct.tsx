import { existsSync } from 'node:fs';
import { expect } from '@playwright/experimental-ct-react';
import { explore } from '#machines/model/graph.ts';
import { statePaths } from '#machines/model/paths.ts';
import { allGestures } from '#tests/support/machine/all-gestures.ts';
import { differences, keepChange, type Look, messagesOf } from '#tests/support/machine/changed-look.ts';
import { failedLoads } from '#tests/support/machine/feature-exports.ts';
import { pixelsOf, writeSheet } from '#tests/support/machine/snapshot-sheet.ts';
import { test } from '#tests/support/machine/stage-test.tsx';
import {
  awaitFonts,
  renderingEnvironment,
  showState,
  takeStateScreenshot,
} from '#tests/support/machine/state-screenshot.ts';

const features = await allGestures();

for (const { file, error } of failedLoads)
  test(`${file} can be loaded`, () => {
    throw error;
  });

for (const { area, folder, stem, gestures } of features)
  test(`${area}/${stem}: matches the reviewed visual snapshot, in light and dark`, async ({ stage: page, browser }) => {
    test.setTimeout(300_000);
    // Requests for photos stay pending, so that a state that waits for a photo is captured while it waits.
    await page.route(/\/photos\//, () => undefined);
    await awaitFonts(page);
    const sheets = `tests/visual-snapshots/${await renderingEnvironment(browser)}`;
    const sheet = `${sheets}/${area}/${stem}.webp`;
    const isReviewed = existsSync(sheets);
    // The first sheets of a rendering environment are written together. A single sheet would make all others count as
    // missing.
    const isWritten = test.info().config.updateSnapshots === 'changed' && (isReviewed || !process.env['WALK']);
    const looks: Look[] = [];
    for (const state of statePaths(explore(gestures.model)).keys()) {
      await showState(page, `${folder}/${stem}`, state, gestures.model.machine.id);
      for (const palette of ['light', 'dark'] as const) {
        const picture = await takeStateScreenshot(page, palette);
        const name = `${state}, ${palette}`;
        looks.push({ state, palette, name, picture, pixels: await pixelsOf(picture) });
        // Without reviewed sheets, two screenshots of a state are compared with each other.
        if (!isReviewed || isWritten)
          expect.soft((await takeStateScreenshot(page, palette)).equals(picture), name).toBe(true);
      }
    }
    test.info().annotations.push({ type: 'pictures', description: String(looks.length) });
    if (isWritten) await renew(sheet, looks);
    else if (isReviewed) {
      const wrong = await differences(sheet, looks);
      if (wrong.length > 0) await keepChange({ address: `${area}/${stem}`, folder, sheet }, wrong, looks);
      expect(wrong.length > 0 ? messagesOf(`${area}/${stem}`, sheet, wrong) : []).toEqual([]);
    } else {
      const description = `this Chromium and its fonts draw differently from all reviewed pictures (no ${sheets}).`;
      test.info().annotations.push({ type: 'not compared', description });
    }
  });

/** Writes a sheet only when it differs from the existing one, so that only changes need a review. */
async function renew(file: string, looks: readonly Look[]): Promise<void> {
  const isSame = existsSync(file) && (await differences(file, looks)).length === 0;
  if (!isSame)
    await writeSheet(
      file,
      looks.map(({ pixels }) => pixels),
    );
}
