import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/experimental-ct-react';
import { explore } from '#machines/model/graph.ts';
import { statePaths } from '#machines/model/paths.ts';
import { allGestures } from '#tests/support/machine/all-gestures.ts';
import { failedLoads } from '#tests/support/machine/feature-exports.ts';
import { type Pixels, pixelsOf, readSheet, writeSheet } from '#tests/support/machine/snapshot-sheet.ts';
import { test } from '#tests/support/machine/stage-test.tsx';
import { waitUntilStable } from '#tests/support/machine/state-checks.ts';
import {
  awaitFonts,
  renderingEnvironment,
  showState,
  takeStateScreenshot,
} from '#tests/support/machine/state-screenshot.ts';

/** The screenshot of a state in a palette. */
interface Look {
  readonly name: string;
  readonly picture: Buffer;
  readonly pixels: Pixels;
}

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
      // Overlays reach their position shortly after they open, and a loader appears after 150 ms.
      await waitUntilStable(page, 200);
      for (const palette of ['light', 'dark'] as const) {
        const picture = await takeStateScreenshot(page, palette);
        const name = `${state}, ${palette}`;
        looks.push({ name, picture, pixels: await pixelsOf(picture) });
        // Without reviewed sheets, two screenshots of a state are compared with each other.
        if (!isReviewed || isWritten)
          expect.soft((await takeStateScreenshot(page, palette)).equals(picture), name).toBe(true);
      }
    }
    test.info().annotations.push({ type: 'pictures', description: String(looks.length) });
    if (isWritten) await renew(sheet, looks);
    else if (isReviewed) expect(await differences(sheet, looks)).toEqual([]);
    else {
      const description = `this Chromium and its fonts draw differently from all reviewed pictures (no ${sheets}).`;
      test.info().annotations.push({ type: 'not compared', description });
    }
  });

/** Returns the differences from the sheet as messages, and writes both images next to the report. */
async function differences(file: string, looks: readonly Look[]): Promise<string[]> {
  const sheet = existsSync(file) ? await readSheet(file, looks.length, looks[0]?.pixels.width ?? 0) : undefined;
  if (!sheet) return [`${file} does not show these ${looks.length} pictures: write it anew (docs/testing.md).`];
  const wrong: string[] = [];
  for (const [index, { name, picture, pixels }] of looks.entries()) {
    const differing = sheet.differing(index, pixels);
    if (differing === 0) continue;
    const place = test.info().outputPath(name.replaceAll(/[^\w.-]+/g, '_'));
    await writeFile(`${place}-reviewed.png`, await sheet.kept(index));
    await writeFile(`${place}-now.png`, picture);
    wrong.push(`${name}: ${differing} pixels are not as in ${place}-reviewed.png`);
  }
  return wrong;
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
