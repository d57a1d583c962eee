import { expect, type Page } from '@playwright/test';
import { signInFormModel } from '#machines/account/sign-in/sign-in-form.model.ts';
import { click, defineGestures, tabTo } from '#tests/support/machine/gestures.ts';

const name = (page: Page) => page.getByRole('textbox', { name: /^Email\/Username/ });
const password = (page: Page) => page.getByLabel(/^Password/);
const submit = (page: Page) => page.getByRole('button', { name: 'Sign In' });

/** The gestures and expectations for signing in. */
export const signInFormGestures = defineGestures(signInFormModel, {
  events: {
    'field.edited': {
      keyboard: async ({ page }) => {
        await tabTo(page, name(page));
        await page.keyboard.type('a');
      },
    },
    'form.submitted': {
      pointer: async ({ page, event: { words } }) => {
        await name(page).fill(words.name);
        await password(page).fill(words.password);
        await click(submit(page));
      },
      keyboard: async ({ page, event: { words } }) => {
        await name(page).fill(words.name);
        await password(page).fill(words.password);
        await tabTo(page, submit(page));
        await page.keyboard.press('Enter');
      },
    },
  },
  replies: { signIn: () => ({ status: 201, body: {} }) },
  facts: {
    // The machine knows the name from when it sends it, and the password only until the answer.
    name: (look) => (look.one('button[aria-busy=true]') ? look.value('[name=Email]') : undefined),
    hasPassword: (look) => (look.one('form[aria-busy=true]') ? look.value('[name=Password]') !== '' : undefined),
    refusal: (look) => look.problem(),
    marked: (look) => {
      if (look.problem() === undefined) return undefined;
      const names: Readonly<Record<string, string>> = {
        'Email/Username (required)': 'name',
        'Password (required)': 'password',
      };
      return look.all('[aria-invalid=true]').map((field) => names[look.label(field)] ?? look.label(field));
    },
  },
  seen: {
    typing: ({ page }) => expect(page.getByRole('alert')).toHaveCount(0),
    incomplete: async ({ page }) => {
      await expect(page.getByRole('alert')).toContainText('Please correct the marked fields below.');
      await expect(name(page)).toHaveAccessibleDescription(/This field is required\./);
    },
    submitting: ({ page }) => expect(submit(page)).toHaveAttribute('aria-busy', 'true'),
    refused: ({ page }) => expect(page.getByRole('alert')).toContainText(/is wrong|contacting the server/),
    done: ({ page }) => expect(submit(page)).toHaveAttribute('aria-busy', 'true'),
  },
});
