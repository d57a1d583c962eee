import { expect, type Page } from '@playwright/test';
import { loaderModel } from '#machines/primitives/content/loader.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const isSilent = async ({ page }: { page: Page }) => {
  await expect(page.getByRole('status')).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('');
};

/** The gestures of the loader and its expected announcements. */
export const loaderGestures = defineGestures(loaderModel, {
  events: {
    'wait.began': press((page) => page.getByRole('button', { name: 'Load comments' })),
    'wait.ended': { world: ({ page }) => dispatchStoryEvent(page, 'wait.ended') },
  },
  seen: {
    idle: isSilent,
    waiting: isSilent,
    shown: ({ page }) => expect(page.getByRole('status')).toHaveText('Loading comments'),
  },
});
