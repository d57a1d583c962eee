import { expect, type Page } from '@playwright/test';
import { reactionToggleModel } from '#machines/post/reaction/reaction-toggle.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const bar = (page: Page) => page.getByRole('group', { name: 'Reactions to MaireadK' });
const kind = (page: Page, name: string) => bar(page).getByRole('button', { name: new RegExp(`^${name}`) });
const all = (page: Page) => bar(page).getByRole('button', { name: 'React to MaireadK' });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });

/**
 * A reaction that has a button is clicked; any other is chosen in the menu of all reactions. The menu moves the focus
 * in separate tasks, for which the walk's clock has to run.
 */
const react = {
  pointer: async ({ page, event }: Reacting) => {
    const { name } = event.kind;
    if (await kind(page, name).count()) return click(kind(page, name));
    await click(all(page));
    return click(item(page, name));
  },
  keyboard: async ({ page, event }: Reacting) => {
    const { name } = event.kind;
    const isThere = (await kind(page, name).count()) > 0;
    await tabTo(page, isThere ? kind(page, name) : all(page));
    await page.keyboard.press('Enter');
    if (isThere) return;
    await expect(item(page, name)).toBeVisible();
    await page.keyboard.press('End');
    await page.clock.runFor(1);
    await expect(item(page, name)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.clock.runFor(1);
  },
};

interface Reacting {
  readonly page: Page;
  readonly event: { readonly kind: { readonly name: string } };
}

/** The gestures for reacting to a comment. */
export const reactionToggleGestures = defineGestures(reactionToggleModel, {
  events: {
    'reaction.toggled': react,
    'problem.dismissed': press((page) => page.getByRole('button', { name: 'Dismiss' })),
  },
  replies: { react: () => ({ status: 204 }) },
  facts: {
    counts: (look) =>
      look.all('button[aria-pressed]').map(
        (one) =>
          `${look
            .label(one)
            .replace(/[\s,]+/, ' ')
            .replace(/^(\D+)$/, '$1 0')}${one.ariaPressed === 'true' ? ', own' : ''}`,
      ),
    // While the bar is busy, its counts are not confirmed.
    known: (look) =>
      look.one('fieldset[aria-busy="false"]') &&
      look.all('button[aria-pressed]').map(
        (one) =>
          `${look
            .label(one)
            .replace(/[\s,]+/, ' ')
            .replace(/^(\D+)$/, '$1 0')}${one.ariaPressed === 'true' ? ', own' : ''}`,
      ),
    wish: (look) => /^\w+/.exec(look.text('button[aria-pressed="true"]') ?? '')?.[0] ?? null,
    reason: (look) => look.problem(),
  },
  seen: {
    settled: ({ page }) => expect(bar(page)).toHaveAttribute('aria-busy', 'false'),
    saving: ({ page }) => expect(bar(page)).toHaveAttribute('aria-busy', 'true'),
    failed: ({ page }) => expect(page.getByRole('alert')).toContainText('reactions.positive.add'),
  },
});
