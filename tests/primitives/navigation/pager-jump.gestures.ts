import { expect, type Page } from '@playwright/test';
import { pagerJumpModel } from '#machines/primitives/navigation/pager-jump.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const input = (page: Page) => page.getByRole('textbox', { name: 'Jump to page' });
const opener = (page: Page) => page.getByRole('button', { name: 'Jump to a specific page' });

/** The gestures of the page jump and the expected messages. */
export const pagerJumpGestures = defineGestures(pagerJumpModel, {
  events: {
    'jump.requested': press(opener),
    'jump.cancelled': press((page) => page.getByRole('button', { name: 'Back to post count' })),
    'jump.submitted': {
      pointer: async ({ page, event: { typed } }) => {
        await input(page).fill(typed);
        await click(page.getByRole('button', { name: 'Go', exact: true }));
      },
      keyboard: async ({ page, event: { typed } }) => {
        await tabTo(page, input(page));
        await page.keyboard.press('Control+a');
        await page.keyboard.press('Delete');
        await page.keyboard.type(`p${typed}`);
        await page.keyboard.press('Enter');
      },
    },
    'page.changed': { world: ({ page, event: { page: number } }) => dispatchStoryEvent(page, 'page.changed', number) },
  },
  replies: { goToPage: () => ({ status: 200, body: {} }) },
  facts: {
    page: (look) => {
      const sent = look.one('button[aria-busy="true"]') ?? look.text('[role=alert]');
      const page = /This is page (\d+)/.exec(look.text('[role=status]') ?? '')?.[1] ?? look.value('form input');
      return sent || page === undefined ? undefined : Number(page);
    },
    // The field keeps what was typed while the page loads, also when that page does not exist.
    to: (look) => {
      const sent = look.one('button[aria-busy="true"]') ?? look.text('[role=alert]');
      const to = /This is page (\d+)/.exec(look.text('[role=status]') ?? '')?.[1] ?? (sent && look.value('form input'));
      return to && to !== '900' ? Number(to) : undefined;
    },
    askedFor: (look) => /^Page (\d+) does not exist/.exec(look.text('[role=status]') ?? '')?.[1],
  },
  seen: {
    closed: async ({ page }) => {
      await expect(opener(page)).toBeVisible();
      await expect(page.getByRole('status')).toHaveText('');
    },
    open: async ({ page }) => {
      await expect(input(page)).toHaveAccessibleDescription('of 5');
      await expect(page.getByRole('status')).toHaveText('');
    },
    jumping: ({ page }) =>
      expect(page.getByRole('button', { name: 'Go', exact: true })).toHaveAttribute('aria-busy', 'true'),
    failed: async ({ page }) => {
      await expect(page.getByRole('alert')).toHaveText('The page could not be loaded. Please try again.');
      await expect(input(page)).toBeVisible();
    },
    clamped: async ({ page }) => {
      await expect(page.getByRole('status')).toHaveText('Page 900 does not exist. This is page 5.');
      await expect(opener(page)).toBeFocused();
    },
  },
});
