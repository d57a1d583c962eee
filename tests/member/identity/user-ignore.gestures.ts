import { expect, type Page } from '@playwright/test';
import { userIgnoreModel } from '#machines/member/identity/user-ignore.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';

const button = (page: Page) => page.getByRole('button', { name: /Tomas Lind/ });

/** The gestures that add a member to the ignore list and remove them. */
export const userIgnoreGestures = defineGestures(userIgnoreModel, {
  events: { 'choice.pressed': press(button) },
  replies: { saveIgnored: () => ({ status: 200, body: {} }) },
  facts: {
    isIgnored: (look) => look.text('button')?.startsWith('Stop'),
    reason: (look) => look.problem(),
  },
  seen: {
    heard: ({ page }) => expect(button(page)).toHaveText('Ignore Tomas Lind'),
    ignoring: ({ page }) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    ignored: ({ page }) => expect(button(page)).toHaveText('Stop Ignoring Tomas Lind'),
    hearing: ({ page }) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    failed: ({ page }) => expect(page.getByRole('alert')).toContainText('contacting the server'),
  },
});
