import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { explore } from '#machines/model/graph.ts';
import { statePaths } from '#machines/model/paths.ts';
import { Stage } from '#stories/support/stage.tsx';
import { allGestures } from '#tests/support/all-gestures.ts';
import { untilStill } from '#tests/support/state-checks.ts';
import { awaitFonts, pictureOf, shoot, showState, stopDate } from '#tests/support/state-picture.ts';

/** How many faults are seeded, and how many of them the pictures have to catch. */
const seeded = 40;
const wanted = 39;

interface Fault {
  readonly token: string;
  readonly value: string;
}

test(`of ${seeded} seeded faults, one token changed by a shade or by 2 pixels, at least ${wanted} are caught`, async ({
  mount,
  page,
}) => {
  test.setTimeout(1_800_000);
  await stopDate(page);
  await page.route(/\/photos\//, () => undefined);
  await mount(<Stage />);
  await awaitFonts(page);
  const faults = spread(await findFaults(page), seeded);
  const left = new Set(faults);
  for (const { area, stem, gestures } of await allGestures())
    for (const state of statePaths(explore(gestures.model)).keys()) {
      if (left.size === 0) break;
      await showState(page, `${area}/${stem}`, state, gestures.model.machine.id);
      await untilStill(page, 200);
      const right = await pictureOf(page, 'light');
      const used = await tokensInUse(page);
      for (const fault of left)
        if (used.includes(fault.token) && (await isSeen(page, fault, right))) left.delete(fault);
    }
  const missed = [...left].map(({ token, value }) => `${token}: ${value}`);
  console.log(
    `${seeded - left.size} of ${seeded} seeded faults were caught.${missed.map((one) => `\n  missed: ${one}`)}`,
  );
  expect(faults).toHaveLength(seeded);
  expect(seeded - left.size, missed.join('\n')).toBeGreaterThanOrEqual(wanted);
});

async function isSeen(page: Page, { token, value }: Fault, right: Buffer): Promise<boolean> {
  const set = (text: string) =>
    page.evaluate(([name, given]) => document.documentElement.style.setProperty(name, given), [token, text] as const);
  await set(value);
  const picture = await shoot(page);
  await set('');
  return !picture.equals(right);
}

/** The tokens in the rules that hold for something on the page: a change of any other cannot be seen there. */
const tokensInUse = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule] : []),
        ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
      ]);
    const holds = ({ selectorText }: CSSStyleRule) =>
      document.querySelector(selectorText.replaceAll(/::[\w-]+(\([^)]*\))?/g, '') || '*') !== null;
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules));
    const texts = rules.filter((rule) => rule.cssText.includes('var(--') && holds(rule)).map(({ cssText }) => cssText);
    return [...new Set([...texts.join().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? ''))];
  });

/** Every colour and space that the styles use, changed a little: a colour by a shade, a length by 2 pixels. */
const findFaults = (page: Page): Promise<Fault[]> =>
  page.evaluate(() => {
    const text = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('\n');
    const used = new Set([...text.matchAll(/var\((--(?:color|space)-[\w-]+)/g)].map(([, name]) => name ?? ''));
    const style = getComputedStyle(document.documentElement);
    return [...used].sort().map((token) => {
      const value = style.getPropertyValue(token).trim();
      const isColour = token.startsWith('--color');
      return { token, value: isColour ? `color-mix(in oklab, ${value}, gray 6%)` : `calc(${value} + 2px)` };
    });
  });

/** So many of a list, evenly from its beginning to its end. */
const spread = <T,>(list: readonly T[], count: number): T[] =>
  Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => list[Math.floor((index * list.length) / count)] as T,
  );
