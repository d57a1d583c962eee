import { expect, type Page } from '@playwright/test';
import type { RegistrationEntries } from '#machines/account/registration/registration-form.machine.ts';
import { registrationFormModel } from '#machines/account/registration/registration-form.model.ts';
import { click, defineGestures, tabTo } from '#tests/support/machine/gestures.ts';

const name = (page: Page) => page.getByRole('textbox', { name: /^Username/ });
const submit = (page: Page) => page.getByRole('button', { name: /^(Sign Up|Apply for Membership)$/ });

async function enter(page: Page, words: RegistrationEntries): Promise<void> {
  await page.getByRole('textbox', { name: /^Email/ }).fill(words.email);
  await name(page).fill(words.name);
  await page.getByLabel(/^Password/).fill(words.password);
  await page.getByLabel(/^Confirm Password/).fill(words.repeated);
  const why = page.getByRole('textbox', { name: /^Why do you want to join/ });
  if (await why.count()) await why.fill(words.discoveryText);
  const terms = page.getByRole('checkbox', { name: 'I agree to the terms of service' });
  if (await terms.count()) await terms.setChecked(words.termsAccepted);
}

/** The gestures and expectations for registering. */
export const registrationFormGestures = defineGestures(registrationFormModel, {
  events: {
    'field.edited': {
      keyboard: async ({ page }) => {
        await tabTo(page, name(page));
        await page.keyboard.type('a');
      },
    },
    'form.submitted': {
      pointer: async ({ page, event: { words } }) => {
        await enter(page, words);
        await click(submit(page));
      },
      keyboard: async ({ page, event: { words } }) => {
        await enter(page, words);
        await tabTo(page, submit(page));
        await page.keyboard.press('Enter');
      },
    },
  },
  requests: { join: /\/users\/register/ },
  replies: {
    join: ({ isApplicant }: { isApplicant: boolean }) => ({ status: isApplicant ? 202 : 201, body: {} }),
  },
  facts: {
    // The machine knows the entries only while it sends them.
    name: (look) => (look.one('form[aria-busy=true]') ? look.value('[name=Name]') : undefined),
    hasPassword: (look) => (look.one('form[aria-busy=true]') ? look.value('[name=Password]') !== '' : undefined),
    refusal: (look) => look.problem(),
    marked: (look) => {
      if (look.problem() === undefined) return undefined;
      const names: Readonly<Record<string, string>> = {
        'Email (required)': 'email',
        'Username (required)': 'name',
        'Password (required)': 'password',
        'I agree to the terms of service': 'termsAccepted',
      };
      return look
        .all('[aria-invalid=true]')
        .map((field) => names[look.label(field)] ?? look.label(field))
        .sort();
    },
  },
  seen: {
    'entering.typing': ({ page }) => expect(page.getByRole('alert')).toHaveCount(0),
    'entering.incomplete': ({ page }) =>
      expect(page.getByRole('alert')).toContainText('Please correct the marked fields below.'),
    'entering.refused': ({ page }) =>
      expect(page.getByRole('alert')).toContainText(/marked fields|contacting the server/),
    submitting: ({ page }) => expect(submit(page)).toHaveAttribute('aria-busy', 'true'),
    joined: ({ page }) => expect(submit(page)).toHaveAttribute('aria-busy', 'true'),
    applied: ({ page }) => expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible(),
  },
});
