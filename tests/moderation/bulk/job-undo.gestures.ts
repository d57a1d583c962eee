import { expect, type Page } from '@playwright/test';
import { jobUndoModel } from '#machines/moderation/bulk/job-undo.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const button = (page: Page, jobID: string) => page.getByRole('button', { name: `Undo ${jobID}` });

const isToast =
  (text: string) =>
  ({ page }: { page: Page }) =>
    expect(page.locator('[data-toast]').filter({ hasText: text })).not.toHaveCount(0);

/** The gestures for undoing bulk actions. */
export const jobUndoGestures = defineGestures(jobUndoModel, {
  events: {
    'undo.requested': {
      pointer: ({ page, event }) => click(button(page, event.jobID)),
      keyboard: async ({ page, event }) => {
        await tabTo(page, button(page, event.jobID));
        await page.keyboard.press('Enter');
      },
    },
    'retry.requested': press((page) => page.getByRole('button', { name: 'Retry' }).last()),
  },
  facts: {
    outcome: (look) => {
      const words = look.text('[data-toast] > div > div');
      return words?.includes('ndone') ? words : undefined;
    },
    reason: (look) => {
      const words = look.text('[data-toast] > div > div');
      return words?.includes('ndo') ? undefined : words;
    },
  },
  seen: {
    idle: ({ page }) => expect(page.locator('[data-toast]')).toHaveCount(0),
    undoing: isToast('Undoing…'),
    undone: isToast('Everything has been restored'),
    partlyUndone: isToast('Permission Problem'),
    failed: isToast('Something went wrong'),
  },
});
