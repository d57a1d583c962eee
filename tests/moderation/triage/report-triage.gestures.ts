import { expect, type Page } from '@playwright/test';
import { reportTriageModel } from '#machines/moderation/triage/report-triage.model.ts';
import { click, defineGestures } from '#tests/support/machine/gestures.ts';

const reports = (page: Page) => page.getByRole('article');
const current = (page: Page) => page.locator('article[data-current="true"]');
const names = {
  dismiss: 'Dismiss',
  claim: 'Claim',
  remove: 'Remove Post',
  close: 'Close Discussion',
  escalate: 'Escalate',
};
const letters = { dismiss: 'a', claim: 'c', remove: 'r', close: 'l', escalate: 'e' };

/** The gestures for handling a queue with clicks and with single-key shortcuts. */
export const reportTriageGestures = defineGestures(reportTriageModel, {
  events: {
    'report.next': {
      pointer: ({ page }) => page.keyboard.press('j'),
      keyboard: ({ page }) => page.keyboard.press('j'),
    },
    'report.previous': {
      pointer: ({ page }) => page.keyboard.press('k'),
      keyboard: ({ page }) => page.keyboard.press('k'),
    },
    'report.chosen': {
      pointer: ({ page, event }) =>
        reports(page)
          .nth(event.reportID - 1)
          .focus(),
      keyboard: ({ page, event }) =>
        reports(page)
          .nth(event.reportID - 1)
          .focus(),
    },
    'act.requested': {
      pointer: ({ page, event }) => page.keyboard.press(letters[event.act]),
      keyboard: ({ page, event }) => page.keyboard.press(letters[event.act]),
    },
    'undo.requested': {
      // The button is absent when nothing can be undone, and busy during an undo.
      pointer: async ({ page }) => {
        const undo = page.getByRole('button', { name: 'Undo' }).and(page.locator(':not([aria-busy="true"])'));
        if (await undo.isVisible()) await click(undo);
        else await page.keyboard.press('u');
      },
      keyboard: ({ page }) => page.keyboard.press('u'),
    },
  },
  facts: {
    current: (look) => look.positions('article', '[aria-current="true"]')[0],
    lastHandled: (look) => /^Report (dismiss)ed\.$/.exec(look.text('p[role=status]') ?? '')?.[1] ?? null,
    underway: (look) =>
      look
        .all('article')
        .flatMap((report, index) =>
          [...report.querySelectorAll('button[aria-busy="true"]')].map(
            (busy) => `${look.label(busy).toLowerCase()} ${index + 1}`,
          ),
        )
        .sort(),
    mayUndo: (look) => look.named('button', 'Undo') !== undefined,
    problem: (look) => look.problem(),
  },
  seen: {
    choosing: ({ page }) => expect(current(page)).toHaveCount(1),
    acting: ({ page }) =>
      expect(
        reports(page)
          .getByRole('button', { name: new RegExp(Object.values(names).join('|')) })
          .and(page.locator('[aria-busy="true"]'))
          .first(),
      ).toBeVisible(),
    undoing: ({ page }) =>
      expect(page.getByRole('button', { name: 'Undo' }).and(page.locator('[aria-busy="true"]'))).toHaveCount(1),
    refused: ({ page }) => expect(page.getByRole('alert')).toContainText('Something went wrong'),
  },
});
