import { expect, type Page } from '@playwright/test';
import { codeCopyModel } from '#machines/post/body/code-copy.model.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

declare global {
  interface Window {
    /** The pending write to the clipboard, and the text of the last one. */
    clipboard?: { text: string; done: () => void; fail: () => void };
  }
}

const button = (page: Page) => page.getByRole('button', { name: 'Copy code' });

/** Replaces the clipboard with one whose writes the walk settles. */
const ownClipboard = ({ page }: { page: Page }) =>
  page.evaluate(() => {
    const writeText = (text: string) =>
      new Promise<void>((done, reject) => {
        window.clipboard = { text, done, fail: () => reject(new Error('The clipboard is not available.')) };
      });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });

/** The gestures for copying a code block. Its text is written verbatim. */
export const codeCopyGestures = defineSubmissionGestures(codeCopyModel, {
  trigger: button,
  isToast: true,
  before: ownClipboard,
  calls: {
    send: {
      done: ({ page }) => page.evaluate(() => window.clipboard?.done()),
      error: ({ page }) => page.evaluate(() => window.clipboard?.fail()),
    },
  },
  seen: {
    sending: async ({ page }) => {
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
      expect(await page.evaluate(() => window.clipboard?.text)).toBe('npm start');
    },
    done: ({ page }) => expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible(),
    failed: ({ page }) => expect(page.getByRole('alert')).toContainText(/copied/i),
  },
});
