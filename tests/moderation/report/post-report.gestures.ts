import { expect, type Page } from '@playwright/test';
import { postReportModel } from '#machines/moderation/report/post-report.model.ts';
import { click, defineGestures, expectLoading, press, tabTo } from '#tests/support/machine/gestures.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const box = (name: string) => press((page) => dialog(page).getByRole('checkbox', { name }), 'Space');
const note = (page: Page) => dialog(page).getByRole('textbox', { name: 'Additional Details' });
const safe = (page: Page) => button(page, /^(Cancel|Close)$/).last();

/** The gestures for reporting a post, and for leaving halfway. */
export const postReportGestures = defineGestures(postReportModel, {
  events: {
    'report.requested': press((page) => page.getByRole('button', { name: 'Report', exact: true })),
    'reason.toggled': box('Spam'),
    'note.edited': {
      pointer: ({ page, event }) => note(page).fill(event.note),
      keyboard: async ({ page, event }) => {
        await tabTo(page, note(page));
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText(event.note);
      },
    },
    'escalation.toggled': box('Escalate immediately'),
    'hiding.toggled': box('Remove from front-facing community'),
    'report.submitted': press((page) => button(page, /^(Send Report|Create Escalation)$/)),
    'retry.requested': press((page) => button(page, 'Try Again')),
    'dialog.closed': {
      pointer: ({ page }) => click(safe(page)),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
    'discard.confirmed': press((page) => button(page, 'Discard')),
    'discard.cancelled': {
      pointer: ({ page }) => click(button(page, 'Cancel')),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
  },
  replies: { sendReport: () => ({ status: 201, body: {} }) },
  facts: {
    offered: (look) => {
      const reasons = look.all('[role=dialog] fieldset:first-of-type input').map(look.label);
      return reasons.length > 0 ? reasons : undefined;
    },
    chosen: (look) => {
      const box = look.named('[role=dialog] input[type=checkbox]', 'Spam') as HTMLInputElement | undefined;
      return box && (box.checked ? ['spam'] : []);
    },
    note: (look) => look.value('[role=dialog] textarea'),
    isEscalated: (look) =>
      (look.named('[role=dialog] input', 'Escalate immediately') as HTMLInputElement | undefined)?.checked,
    isHidden: (look) => (look.named('[role=dialog] input', 'Remove from') as HTMLInputElement | undefined)?.checked,
    // An alert among the reasons asks for a reason; it is no failure.
    problem: (look) => (look.one('fieldset [role=alert]') ? undefined : look.problem()),
  },
  seen: {
    closed: ({ page }) => expect(dialog(page)).toHaveCount(0),
    loading: ({ page }) => expectLoading(dialog(page)),
    unavailable: ({ page }) => expect(button(page, 'Try Again')).toBeVisible(),
    writing: ({ page }) => expect(dialog(page).getByRole('group', { name: 'Reason' })).toBeVisible(),
    lacking: ({ page }) =>
      expect(dialog(page).getByRole('group', { name: 'Reason' })).toHaveAccessibleDescription(
        /Please select a reason for reporting this content\./,
      ),
    sending: ({ page }) => expect(button(page, /Send Report|Create Escalation/)).toHaveAttribute('aria-busy', 'true'),
    refused: ({ page }) => expect(dialog(page).getByRole('alert')).toContainText('flag.add'),
    discarding: ({ page }) =>
      expect(page.getByRole('dialog', { name: 'Discard Report?' })).toHaveAccessibleDescription(
        'Are you sure you want to exit without reporting?',
      ),
    sent: ({ page }) => expect(dialog(page).getByRole('status')).toHaveText('Success! Your report has been submitted.'),
  },
});
