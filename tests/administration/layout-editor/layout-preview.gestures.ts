import { expect, type Page } from '@playwright/test';
import { layoutPreviewModel } from '#machines/administration/layout-editor/layout-preview.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const select = (page: Page, name: string) => page.getByRole('combobox', { name });
const status = (page: Page) => page.getByRole('status');
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** The gestures of the preview of a layout. */
export const layoutPreviewGestures = defineGestures(layoutPreviewModel, {
  events: {
    'choice.made': { keyboard: ({ page }) => select(page, 'Colors').selectOption('dark') },
    'device.chosen': { keyboard: ({ page }) => select(page, 'Device').selectOption('phone') },
    'document.changed': { world: ({ page }) => dispatchStoryEvent(page, 'document.changed', {}) },
    'retry.requested': press(retry),
  },
  requests: { draw: /preview$/ },
  facts: {
    palette: (look) => (look.named('select', 'Colors') as HTMLSelectElement | undefined)?.value,
    device: (look) => (look.named('select', 'Device') as HTMLSelectElement | undefined)?.value,
    message: (look) => look.problem() ?? '',
  },
  seen: {
    drawing: ({ page }) => expect(status(page)).toHaveText('Drawing the page…'),
    shown: ({ page }) => expect(status(page)).toHaveText(''),
    stale: ({ page }) => expect(status(page)).toHaveText('The layout has changed.'),
    failed: ({ page }) => expect(retry(page)).toBeVisible(),
  },
});
