import { expect, type Page } from '@playwright/test';
import { fragmentFrameModel } from '#machines/administration/fragment/fragment-frame.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const frame = (page: Page) => page.locator('iframe');

/** The gestures of a fragment's frame. */
export const fragmentFrameGestures = defineGestures(fragmentFrameModel, {
  events: {
    'place.approached': { world: ({ page }) => dispatchStoryEvent(page, 'place.approached') },
    'frame.ready': { world: ({ page }) => dispatchStoryEvent(page, 'frame.ready') },
    'frame.resized': { world: ({ page, event }) => dispatchStoryEvent(page, 'frame.resized', event.height) },
    'frame.failed': { world: ({ page, event }) => dispatchStoryEvent(page, 'frame.failed', event.fault) },
    'retry.requested': press((page) => page.getByRole('button', { name: 'Try again' })),
  },
  facts: {
    height: (look) => {
      const height = look.all('[data-machine]')[0]?.style.getPropertyValue('--fragment-wide');
      return height === '160px' || height === undefined ? null : Number.parseInt(height, 10);
    },
    fault: (look) => {
      const text = look.all('[role=alert] p')[1]?.textContent;
      return text === 'It was not ready within five seconds.' ? 'late' : (text ?? null);
    },
  },
  seen: {
    distant: ({ page }) => expect(frame(page)).toHaveCount(0),
    waiting: ({ page }) => expect(frame(page)).toBeHidden(),
    shown: ({ page }) => expect(frame(page)).toBeVisible(),
    failed: async ({ page }) => {
      await expect(frame(page)).toHaveCount(0);
      await expect(page.getByRole('alert')).toContainText('Error Loading Fragment');
    },
  },
});
