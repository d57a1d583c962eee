import { expect } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { explore } from '#machines/model/graph.ts';
import { statePaths } from '#machines/model/paths.ts';
import { allGestures } from '#tests/support/machine/all-gestures.ts';
import { test } from '#tests/support/machine/stage-test.tsx';
import { awaitFonts, showState, takeScreenshot, takeStateScreenshot } from '#tests/support/machine/state-screenshot.ts';

interface Fault {
  readonly token: string;
  readonly value: string;
}

/** The minimum number of faults, and the share of them that the snapshots must detect. */
const least = 40;
const wanted = 39 / 40;

test('a change of one shade or 2 pixels in any colour or distance that the states use is caught', async ({
  stage: page,
}) => {
  test.setTimeout(1_800_000);
  await page.route(/\/photos\//, () => undefined);
  await awaitFonts(page);
  /** The state that shows each changed token, by token; undefined while none does. */
  const shownIn = new Map<string, string | undefined>();
  for (const { folder, stem, gestures } of await allGestures())
    for (const state of statePaths(explore(gestures.model)).keys()) {
      await showState(page, `${folder}/${stem}`, state, gestures.model.machine.id);
      const right = await takeStateScreenshot(page, 'light');
      for (const fault of await faultsIn(page))
        if (!shownIn.get(fault.token)) {
          const isChanged = await isSeen(page, fault, right);
          shownIn.set(fault.token, isChanged ? `${folder}/${stem} in ${state}` : undefined);
        }
    }
  const missed = [...shownIn].filter(([, place]) => place === undefined).map(([token]) => token);
  const caught = shownIn.size - missed.length;
  const lines = [...shownIn].map(([token, place]) => (place ? `noticed ${token} by ${place}` : `MISSED  ${token}`));
  console.log([...lines, `${caught} of ${shownIn.size} seeded changes were detected.`].join('\n'));
  expect(shownIn.size).toBeGreaterThanOrEqual(least);
  expect(caught / shownIn.size, missed.join('\n')).toBeGreaterThanOrEqual(wanted);
});

async function isSeen(page: Page, { token, value }: Fault, right: Buffer): Promise<boolean> {
  const set = (text: string) =>
    page.evaluate(([name, given]) => document.documentElement.style.setProperty(name, given), [token, text] as const);
  await set(value);
  const picture = await takeScreenshot(page);
  await set('');
  return !picture.equals(right);
}

/**
 * Returns the colour and spacing tokens used in rules that match an element on the page, each with a slightly changed
 * value: a colour by a shade, a distance by 2 pixels. Changes to other tokens would not be visible.
 */
const faultsIn = (page: Page): Promise<Fault[]> =>
  page.evaluate(() => {
    const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule] : []),
        ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
      ]);
    // Nothing is selected in any state, so a rule for `::selection` alone matches nothing.
    const holds = ({ selectorText }: CSSStyleRule) =>
      document.querySelector(
        selectorText.replaceAll(/([\s>+~])::[\w-]+(\([^)]*\))?/g, '$1*').replaceAll(/::[\w-]+(\([^)]*\))?/g, '') ||
          'nothing',
      ) !== null;
    const texts = [...document.styleSheets]
      .flatMap(({ cssRules }) => rulesIn(cssRules))
      .filter((rule) => rule.cssText.includes('var(--') && holds(rule))
      .map(({ cssText }) => cssText);
    const used = new Set([...texts.join().matchAll(/var\((--(?:color|space)-[\w-]+)/g)].map(([, name]) => name ?? ''));
    const style = getComputedStyle(document.documentElement);
    return [...used].sort().map((token) => {
      const value = style.getPropertyValue(token).trim();
      const isColour = token.startsWith('--color');
      return { token, value: isColour ? `color-mix(in oklab, ${value}, gray 6%)` : `calc(${value} + 2px)` };
    });
  });
