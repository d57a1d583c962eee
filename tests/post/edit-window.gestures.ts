import { expect, type Page } from '@playwright/test';
import { editWindowModel } from '#machines/post/edit-window.model.ts';
import { defineGestures } from '#tests/support/machine/gestures.ts';

const edit = (page: Page) => page.getByRole('menuitem', { name: /^Edit/ });

/** The gestures of the edit window: only time causes events; a member sees the time left. */
export const editWindowGestures = defineGestures(editWindowModel, {
  events: {},
  facts: {
    left: (look) => {
      const option = look.text('[role=menuitem]');
      if (option === 'Edit') return 'unlimited';
      if (option && !option.startsWith('Edit')) return 0;
      // Minutes are rounded.
      const seconds = /\((\d+) seconds\)/.exec(option ?? '')?.[1];
      return seconds === undefined ? undefined : Number(seconds) * 1_000;
    },
  },
  seen: {
    open: ({ page }) => expect(edit(page)).toHaveText('Edit (1 minute)'),
    ending: ({ page }) => expect(edit(page)).toHaveText(/^Edit \((1 minute|\d+ seconds)\)$/),
    endless: ({ page }) => expect(edit(page)).toHaveText('Edit'),
    over: async ({ page }) => {
      await expect(page.getByRole('menuitem', { name: 'Revision History' })).toBeVisible();
      await expect(edit(page)).toHaveCount(0);
    },
  },
});
