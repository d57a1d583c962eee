import { expect, type Page } from '@playwright/test';
import { editDeadlineModel } from '#machines/composer/form/edit-deadline.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';

const status = (page: Page) => page.getByRole('status');
const copy = (page: Page) => page.getByRole('button', { name: 'Copy my text' });

/** Checks that the text stays in its field, regardless of the time. */
const keepsText = (page: Page) =>
  expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Soak it overnight, not for an hour.');

const says =
  (text: string) =>
  async ({ page }: { page: Page }) => {
    await expect(status(page)).toContainText(text);
    await keepsText(page);
  };

const isQuiet = ({ page }: { page: Page }) => expect(status(page)).toHaveText('');

/** The gestures of the edit deadline, and the messages that a member sees. */
export const editDeadlineGestures = defineGestures(editDeadlineModel, {
  events: { 'copy.requested': press(copy) },
  // Without a message, and in the last minute, the view does not show how much time is left.
  facts: { left: (look) => (look.text('[role=status]')?.includes('The time for editing is over') ? 0 : undefined) },
  seen: {
    calm: isQuiet,
    endless: isQuiet,
    ending: says('less than a minute left'),
    over: says('The time for editing is over'),
    copying: ({ page }) => expect(copy(page)).toHaveAttribute('aria-busy', 'true'),
    copied: says('Copied.'),
    uncopied: says('Select the text and copy it manually'),
  },
});
