import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/experimental-ct-react';
import { explore } from '#machines/model/graph.ts';
import { statePaths } from '#machines/model/paths.ts';
import { Stage } from '#stories/support/stage.tsx';
import { allGestures } from '#tests/support/all-gestures.ts';
import { untilStill } from '#tests/support/state-checks.ts';
import { pictureOf, showState, stopDate } from '#tests/support/state-picture.ts';

test.beforeEach(async ({ page }) => {
  await stopDate(page);
  // Photos stay on their way: a state that waits for one is looked at while it waits.
  await page.route(/\/photos\//, () => undefined);
});

for (const { area, stem, gestures } of await allGestures()) {
  const states = [...statePaths(explore(gestures.model)).keys()];

  test(`${area}/${stem}: looks as it was reviewed, in light and dark`, async ({ mount, page, browser }) => {
    test.setTimeout(300_000);
    await mount(<Stage />);
    // Another Chromium draws letters otherwise: there, a state is held to itself.
    const folder = `chromium-${browser.version().split('.')[0]}`;
    const isReviewed = existsSync(`tests/looks/${folder}`);
    for (const state of states) {
      await showState(page, `${area}/${stem}`, state, gestures.model.machine.id);
      // What lies over the page finds its place a moment after it is there, and a loader comes after 150 ms.
      await untilStill(page, 200);
      for (const palette of ['light', 'dark'] as const) {
        const picture = await pictureOf(page, palette);
        const name = ['looks', folder, area, stem, `${state.replaceAll(/[^\w.-]+/g, '_')}-${palette}.png`];
        if (isReviewed) expect.soft(picture).toMatchSnapshot(name, { threshold: 0, maxDiffPixels: 0 });
        else expect.soft((await pictureOf(page, palette)).equals(picture), name.join('/')).toBe(true);
      }
    }
  });
}
