import { expect, type Page } from '@playwright/test';
import { postQuoteModel } from '#machines/post/share/post-quote.model.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const button = (page: Page) => page.getByRole('button', { name: /^Quote/ });

/** Expects that the failure was announced, that the written text is unchanged, and that the button can quote again. */
const isAnnounced = async ({ page }: { page: Page }) => {
  await expect(page.getByRole('status')).toHaveText('The quote could not be read. Please try again.');
  await expect(page.getByRole('textbox')).toHaveValue(/Mine\./);
  await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
};

/** The gestures for quoting a post. */
export const postQuoteGestures = defineSubmissionGestures(postQuoteModel, {
  trigger: button,
  // The failure is announced in a live region, in the words of the feature.
  facts: {},
  seen: {
    done: async ({ page }) => {
      await expect(page.getByRole('textbox')).toHaveValue(/> Hide glue\./);
      await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
    },
    rejected: isAnnounced,
    conflict: isAnnounced,
    signedOut: isAnnounced,
    failed: isAnnounced,
  },
});
