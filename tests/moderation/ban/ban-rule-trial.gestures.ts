import { expect, type Page } from '@playwright/test';
import { banRuleTrialModel } from '#machines/moderation/ban/ban-rule-trial.model.ts';
import { defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const pattern = (page: Page) => page.getByRole('textbox', { name: /^Pattern/ });

/** Replaces the pattern. The field is emptied first, so that an equal pattern is an edit too. */
const type = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
};

const noResult = async ({ page }: { page: Page }) => {
  await expect(page.getByRole('status')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
};

/** The gestures for typing a ban rule. */
export const banRuleTrialGestures = defineGestures(banRuleTrialModel, {
  events: {
    'rule.edited': {
      pointer: async ({ page, event }) => {
        await pattern(page).fill(event.rule.pattern === (await pattern(page).inputValue()) ? '' : event.rule.pattern);
        await pattern(page).fill(event.rule.pattern);
      },
      keyboard: async ({ page, event }) => {
        await tabTo(page, pattern(page));
        await type(page, event.rule.pattern);
      },
    },
    'retry.requested': press((page) => page.getByRole('button', { name: 'Retry' })),
  },
  facts: {
    rule: (look) => look.value('input'),
    trial: (look) => {
      const words = look.text('[role=status]');
      return words === undefined ? null : Number(/\d+/.exec(words)?.[0]);
    },
    reason: (look) => look.problem(),
  },
  seen: {
    idle: noResult,
    waiting: noResult,
    testing: noResult,
    tested: ({ page }) => expect(page.getByRole('status')).toContainText(/2 members/),
    failed: ({ page }) => expect(page.getByRole('alert')).toContainText('Something went wrong'),
  },
});
