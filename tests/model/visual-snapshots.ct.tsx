import { explore } from '#machines/model/graph.ts';
import { statePaths } from '#machines/model/paths.ts';
import { allGestures } from '#tests/support/machine/all-gestures.ts';
import { failedLoads } from '#tests/support/machine/feature-exports.ts';
import { test } from '#tests/support/machine/stage-test.tsx';
import { showState } from '#tests/support/machine/state-screenshot.ts';
import { openVisualSnapshot } from '#tests/support/machine/visual-snapshot.ts';

// The pictures alone, for a review. Runs only when named: tests/model/states.ct.tsx compares them with the rest.

const features = await allGestures();

for (const { file, error } of failedLoads)
  test(`${file} can be loaded`, () => {
    throw error;
  });

for (const { area, folder, stem, gestures } of features)
  test(`${area}/${stem}: matches the reviewed visual snapshot, in light and dark`, async ({ stage: page, browser }) => {
    test.setTimeout(300_000);
    const snapshot = await openVisualSnapshot(page, browser, { area, folder, stem });
    for (const [state, { start }] of statePaths(explore(gestures.model))) {
      await gestures.before?.({ page, start });
      await showState(page, `${folder}/${stem}`, state, gestures.model.machine.id);
      await snapshot.add(state);
    }
    await snapshot.finish();
  });
