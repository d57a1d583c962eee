import { expect, type Page } from '@playwright/test';
import { themeRevisionModel } from '#machines/administration/theme/theme-revision.model.ts';
import { click, defineGestures, press } from '#tests/support/machine/gestures.ts';

const names: Readonly<Record<number, RegExp>> = { 1: /^First light/, 2: /^Darker water/ };
const revision = (page: Page, id: number) => page.getByRole('radio', { name: names[id] ?? '' });
const preview = (page: Page) => page.getByRole('button', { name: 'Preview' });
const restore = (page: Page) => page.getByRole('button', { name: 'Restore' });
const active = (page: Page) => page.locator('label').filter({ hasText: 'Active' });

const refuses = async ({ page }: { page: Page }) => {
  await expect(restore(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(preview(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(active(page)).toHaveCount(1);
};

const offers = async ({ page }: { page: Page }) => {
  await expect(restore(page)).not.toHaveAttribute('aria-disabled');
  await expect(preview(page)).not.toHaveAttribute('aria-disabled');
  await expect(active(page).getByRole('radio')).not.toBeChecked();
};

/** The gestures of the theme revisions. */
export const themeRevisionGestures = defineGestures(themeRevisionModel, {
  events: {
    'revision.chosen': {
      pointer: ({ page, event }) => click(revision(page, event.revisionID)),
      keyboard: async ({ page, event }) => {
        await page.getByRole('radio', { checked: true }).focus();
        if (!(await revision(page, event.revisionID).isChecked())) await page.keyboard.press('ArrowDown');
      },
    },
    'preview.requested': press(preview),
    'restore.requested': press(restore),
  },
  facts: {
    active: (look) => {
      const [place] = look.all('label').flatMap((one, index) => (look.label(one).includes('Active') ? [index] : []));
      return place === undefined ? undefined : 2 - place;
    },
    reason: (look) => look.problem(),
    chosen: (look) => 3 - (look.positions('input[type=radio]', ':checked')[0] ?? 0),
  },
  seen: {
    'ready.viewing': refuses,
    'ready.chosen': offers,
    'ready.failed': async (hand) => {
      await offers(hand);
      await expect(hand.page.getByRole('alert')).toContainText('permission');
    },
    'ready.restored': async (hand) => {
      await refuses(hand);
      await expect(hand.page.getByRole('status')).toContainText('Visitors see it now.');
    },
    previewing: ({ page }) => expect(preview(page)).toHaveAttribute('aria-busy', 'true'),
    restoring: ({ page }) => expect(restore(page)).toHaveAttribute('aria-busy', 'true'),
  },
});
