import { expect } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { explore } from '#machines/model/graph.ts';
import { statePaths } from '#machines/model/paths.ts';
import { allGestures } from '#tests/support/machine/all-gestures.ts';
import { type AxeFinding, describeFindings } from '#tests/support/machine/axe-findings.ts';
import { writeCoverage } from '#tests/support/machine/coverage-report.ts';
import { failedLoads } from '#tests/support/machine/feature-exports.ts';
import { test } from '#tests/support/machine/stage-test.tsx';
import {
  findCutText,
  findSidewaysScroll,
  modes,
  runAxe,
  setMode,
  waitUntilStable,
  walkByTab,
} from '#tests/support/machine/state-checks.ts';
import { showState } from '#tests/support/machine/state-screenshot.ts';
import { openVisualSnapshot } from '#tests/support/machine/visual-snapshot.ts';
import triaged from './axe-incomplete.json' with { type: 'json' };

/**
 * Findings that axe could not decide and a person has reviewed: the rule, a pattern for `<machine> <target>`, and the
 * reason why they are correct.
 */
const known: readonly { rule: string; where: string; why: string }[] = triaged;

const features = await allGestures();

for (const { file, error } of failedLoads)
  test(`${file} can be loaded`, () => {
    throw error;
  });

for (const { area, folder, stem, gestures } of features) {
  const machine = gestures.model.machine.id;

  test(`${area}/${stem}: all states in seven modes, with screen reader output and accessibility tree, and its pictures`, async ({
    stage: page,
    browser,
  }) => {
    test.setTimeout(600_000);
    const paths = statePaths(explore(gestures.model));
    const texts: string[] = [];
    const trees: string[] = [];
    const wrong: string[] = [];
    const snapshot = await openVisualSnapshot(page, browser, { area, folder, stem });
    for (const [state, { start }] of paths) {
      await gestures.before?.({ page, start });
      await showState(page, `${folder}/${stem}`, state, machine);
      // A check below may move the focus, which pictures would show.
      await snapshot.add(state);
      await setMode(page, {});
      const phrases = await page.evaluate(() => window.stage.transcript());
      // Where all content is hidden from assistive technology, the screen reader returns to the start of the page
      // repeatedly.
      expect.soft(new Set(phrases).size, `${state}: phrases`).toBeGreaterThan(1);
      texts.push(`## ${state}\n\n${phrases.map((phrase) => `- ${phrase}`).join('\n')}\n`);
      const tree = await page.locator('body').ariaSnapshot();
      // The IDs that React generates, in links within the page, depend on the components mounted before.
      trees.push(`# ${state}\n${tree.replaceAll(/#_r_\w+?_/g, '#')}\n`);
      wrong.push(...(await lookInSevenModes(page, machine)).map((word) => `${state}${word}`));
    }
    writeCoverage({ area, stem, machine, axeCells: paths.size * modes.length }, 'states');
    expect.soft(wrong).toEqual([]);
    await snapshot.finish();
    const title = `# What a screen reader says of ${machine}\n\nRead and kept; a changed line needs a reason.\n`;
    expect.soft([title, ...texts].join('\n')).toMatchSnapshot([...folder.split('/'), `${stem}.transcript.md`]);
    expect(trees.join('\n')).toMatchSnapshot([...folder.split('/'), `${stem}.tree.yaml`]);
  });
}

/** Checks a state in each mode, with its Tab stops, and with increased text spacing. Returns the problems. */
async function lookInSevenModes(page: Page, machine: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const mode of modes) {
    await setMode(page, mode);
    // Content that depends on the width can appear and disappear for a moment.
    if (mode.width || mode.text) await waitUntilStable(page);
    const { violations, incomplete } = await runAxe(page);
    const unjudged = incomplete.filter((word) => !isKnown(machine, word));
    const sideways = mode.width || mode.text ? await findSidewaysScroll(page) : [];
    wrong.push(
      ...(await describeFindings(page, violations)).map((words) => `, ${mode.name}: ${words}`),
      ...(await describeFindings(page, unjudged)).map(
        (words, index) => `, ${mode.name}: to be judged by a person: ${words} (selector: ${unjudged[index]?.target})`,
      ),
      ...sideways.map((word) => `, ${mode.name}: scrolls sideways, ${word}`),
    );
  }
  await setMode(page, {});
  wrong.push(...(await walkByTab(page)).map((word) => `: ${word}`));
  wrong.push(...(await findCutText(page)).map((word) => `: spaced text is cut off in ${word}`));
  return wrong;
}

const isKnown = (machine: string, { rule, target }: AxeFinding) =>
  known.some((one) => one.rule === rule && new RegExp(one.where).test(`${machine} ${target}`));
