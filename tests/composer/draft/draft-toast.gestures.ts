import { expect, type Page } from '@playwright/test';
import { draftToastModel } from '#machines/composer/draft/draft-toast.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';

const key = '7/comment/new/discussion:34';

const store = (page: Page, keys: readonly string[]) =>
  page.evaluate((stored) => {
    localStorage.setItem('folkmoot-texts', JSON.stringify(stored));
    window.dispatchEvent(new Event('folkmoot-texts-changed'));
  }, keys);

const words = (page: Page) => page.getByText('Saved Draft Available.');

const toDraft = press((page) => page.getByRole('button', { name: 'Navigate to Draft' }));

/** Checks that the form was reached. No state indicates it, because the toast stays until the form is in view. */
const isFollowed = (page: Page) => expect(page.locator('#create-comment')).toHaveAttribute('data-followed', '');

const isHidden = ({ page }: { page: Page }) => expect(words(page)).toBeHidden();

/** The gestures of the draft toast. */
export const draftToastGestures = defineGestures(draftToastModel, {
  before: async ({ page }) => {
    await page.evaluate(() => {
      localStorage.removeItem('folkmoot-texts');
      window.scrollTo(0, 0);
    });
  },
  events: {
    'draft.appeared': { world: ({ page }) => store(page, [key]) },
    'draft.gone': { world: ({ page }) => store(page, []) },
    'form.entered': {
      world: ({ page }) => page.evaluate(() => document.getElementById('create-comment')?.scrollIntoView()),
    },
    'form.left': { world: ({ page }) => page.evaluate(() => window.scrollTo(0, 0)) },
    'draft.followed': {
      pointer: ({ page }) => toDraft.pointer({ page }).then(() => isFollowed(page)),
      keyboard: ({ page }) => toDraft.keyboard({ page }).then(() => isFollowed(page)),
    },
    'toast.dismissed': press((page) => page.getByRole('button', { name: 'Dismiss' })),
  },
  seen: {
    'absent.outOfView': isHidden,
    'absent.inView': isHidden,
    shown: ({ page }) => expect(words(page)).toBeVisible(),
    hidden: isHidden,
    dismissed: isHidden,
  },
});
