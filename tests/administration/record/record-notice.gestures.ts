import { expect, type Page } from '@playwright/test';
import { recordNoticeModel } from '#machines/administration/record/record-notice.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true });
const notice = (page: Page) => page.getByText('Somebody else has saved this layout');
const isAway = ({ page }: { page: Page }) => expect(notice(page)).toHaveCount(0);

/** The gestures of the notice of another save. */
export const recordNoticeGestures = defineGestures(recordNoticeModel, {
  events: {
    'save.heard': { world: ({ page }) => dispatchStoryEvent(page, 'save.heard') },
    'revision.known': press(button(/^Take the revision/)),
    'notice.closed': press(button('Keep editing')),
  },
  facts: { name: (look) => /(\S+) has saved this layout\./.exec(look.texts('[role=status]').join(' '))?.[1] ?? '' },
  seen: {
    none: isAway,
    reading: isAway,
    shown: async ({ page }) => {
      await expect(notice(page)).toBeVisible();
      await expect(page.locator('time')).toHaveAttribute('title', /November 20, 2026/);
    },
  },
});
