import { expect, type Page } from '@playwright/test';
import { partLoadModel } from '#machines/primitives/runtime/part-load.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Expects the placeholder's buttons, busy or not. */
const isPlaceholder =
  (isBusy: boolean) =>
  async ({ page }: { page: Page }) => {
    await expect(button(page, 'Agree')).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(isBusy ? 2 : 0);
  };

/** The gestures of a part that is loaded on demand. */
export const partLoadGestures = defineGestures(partLoadModel, {
  events: {
    'part.requested': {
      pointer: ({ page, event }) => click(button(page, String(event.action))),
      keyboard: async ({ page, event }) => {
        await tabTo(page, button(page, String(event.action)));
        await page.keyboard.press('Enter');
      },
    },
    'part.released': press((page) => button(page, 'Remove')),
  },
  facts: { action: (look) => /You chose (\w+)\./.exec(look.text('p') ?? '')?.[1] },
  seen: {
    idle: isPlaceholder(false),
    loading: isPlaceholder(true),
    failed: isPlaceholder(false),
    ready: ({ page }) => expect(page.getByText(/^You chose (Like|Agree)\./)).toBeVisible(),
  },
});
