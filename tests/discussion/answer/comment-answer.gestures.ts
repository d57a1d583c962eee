import { expect, type Page } from '@playwright/test';
import { commentAnswerModel } from '#machines/discussion/answer/comment-answer.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const group = (page: Page) => page.getByRole('group', { name: 'Did this answer the question?' });
const button = (page: Page, verdict: string) =>
  group(page).getByRole('button', { name: verdict === 'accepted' ? /^Yes/ : /^No/ });

interface Judging {
  readonly page: Page;
  readonly event: { readonly verdict: string };
}

/** The gestures of the comment answer machine. */
export const commentAnswerGestures = defineGestures(commentAnswerModel, {
  events: {
    'answer.judged': {
      pointer: ({ page, event }: Judging) => click(button(page, event.verdict)),
      keyboard: async ({ page, event }: Judging) => {
        await tabTo(page, button(page, event.verdict));
        await page.keyboard.press('Enter');
      },
    },
    'problem.dismissed': press((page) => page.getByRole('button', { name: 'Dismiss' })),
  },
  replies: { judge: () => ({ status: 200, body: {} }) },
  facts: {
    shown: (look) =>
      ['pending', 'accepted', 'rejected'][look.positions('button[aria-pressed]', '[aria-pressed="true"]')[0] ?? 0],
    // While a verdict is saved, the view shows the new one.
    known: (look) =>
      look.one('fieldset[aria-busy=true]')
        ? undefined
        : ['pending', 'accepted', 'rejected'][look.positions('button[aria-pressed]', '[aria-pressed="true"]')[0] ?? 0],
    reason: (look) => look.problem(),
  },
  seen: {
    settled: ({ page }) => expect(group(page)).toHaveAttribute('aria-busy', 'false'),
    saving: ({ page }) => expect(group(page)).toHaveAttribute('aria-busy', 'true'),
    failed: ({ page }) => expect(page.getByRole('alert')).toContainText('curation.manage'),
  },
});
