import { expect, type Page } from '@playwright/test';
import { pageLoadModel } from '#machines/shell/page/page-load.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const line = (page: Page) => page.locator('[data-machine="page-load"] > div');
const isUnseen = ({ page }: { page: Page }) => expect(line(page)).toHaveCount(0);

/** The gestures that load a page, and the visible loading indicator. */
export const pageLoadGestures = defineGestures(pageLoadModel, {
  events: {
    'load.started': press((page) => page.getByRole('button', { name: 'Discussions' })),
    'load.succeeded': { world: ({ page }) => dispatchStoryEvent(page, 'load.succeeded') },
    'load.failed': { world: ({ page }) => dispatchStoryEvent(page, 'load.failed') },
  },
  seen: {
    pending: isUnseen,
    'loading.unseen': isUnseen,
    'loading.seen': async ({ page }) => {
      await expect(line(page)).toHaveCount(1);
      expect((await line(page).boundingBox())?.height).toBe(3);
    },
    success: isUnseen,
    error: isUnseen,
  },
});
