import { expect, type Locator, type Page } from '@playwright/test';
import { formModel } from '#machines/form/form.model.ts';
import {
  click,
  defineGestures,
  expectLoading,
  type GestureContext,
  press,
  tabTo,
} from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Discard Changes?' });

interface AtPath {
  readonly path: readonly (string | number)[];
}

/** Returns the control of a path. */
function controlAt(page: Page, { path: [field, row = 0] }: AtPath): Locator {
  if (field === 'reminds') return page.getByRole('switch', { name: 'Remind authors' });
  if (field === 'days') return page.getByRole('spinbutton', { name: /^Days/ });
  return field === 'links'
    ? page.getByRole('textbox', { name: /^Label/ }).nth(Number(row))
    : page.getByRole('textbox', { name: /^Name/ });
}

const change =
  (byKeyboard: boolean) =>
  async ({ page, event }: GestureContext<AtPath & { value?: unknown }>) => {
    const control = controlAt(page, event);
    if (byKeyboard) await tabTo(page, control);
    if (typeof event.value === 'boolean') {
      if (byKeyboard) await page.keyboard.press('Space');
      else await click(control);
      return;
    }
    if (!byKeyboard) await click(control);
    // The text is replaced by one input event, so that the form never has another value in between.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(String(event.value));
  };

const leave =
  (byKeyboard: boolean) =>
  async ({ page, event }: GestureContext<AtPath>) => {
    const control = controlAt(page, event);
    if (byKeyboard) await tabTo(page, control);
    else await click(control);
    await page.keyboard.press('Tab');
  };

const remove = (page: Page) => page.getByRole('button', { name: /^Remove/ }).first();
const down = (page: Page) => page.getByRole('button', { name: /^Move .* down$/ }).first();

const isRefused =
  (words: string) =>
  async ({ page }: { page: Page }) => {
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(button('Save')(page)).not.toHaveAttribute('aria-busy', 'true');
  };

/** The gestures for filling in, sending and leaving a form. */
export const formGestures = defineGestures(formModel, {
  events: {
    'field.changed': { pointer: change(false), keyboard: change(true) },
    'field.left': { pointer: leave(false), keyboard: leave(true) },
    'item.added': press(button('Add Link')),
    'item.removed': press(remove),
    'item.moved': press(down),
    'fields.restored': { world: ({ page, event }) => dispatchStoryEvent(page, 'fields.restored', event.names) },
    'load.retried': press(button('Retry')),
    'form.sent': press(button('Save')),
    'form.reset': press(button('Undo changes')),
    'form.left': press(button('Close')),
    'leave.confirmed': press((page) => dialog(page).getByRole('button', { name: 'Discard', exact: true })),
    'leave.cancelled': {
      pointer: ({ page }) => click(dialog(page).getByRole('button', { name: 'Cancel' })),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
  },
  facts: { message: (look) => look.problem() ?? '' },
  seen: {
    loading: ({ page }) => expectLoading(page.locator('[data-machine="form"]')),
    unavailable: async ({ page }) => {
      await expect(page.getByRole('alert')).toContainText('contacting the server');
      await expect(button('Retry')(page)).toBeVisible();
    },
    'open.editing': async ({ page }) => {
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('status').last()).toHaveText('');
    },
    'open.saved': async ({ page }) => {
      await expect(page.getByRole('status').last()).toHaveText('Saved.');
      await expect(button('Undo changes')(page)).toHaveCount(0);
    },
    'open.refused': async ({ page }) => {
      await expect(page.getByRole('alert')).toContainText('Please correct the marked fields below.');
      await expect(page.getByRole('list', { name: 'Errors in this form' }).getByRole('listitem')).not.toHaveCount(0);
    },
    'open.conflict': isRefused('Sami has already handled this.'),
    'open.signedOut': isRefused('You have been signed out.'),
    'open.failed': isRefused('contacting the server'),
    saving: ({ page }) => expect(button('Save')(page)).toHaveAttribute('aria-busy', 'true'),
    asking: ({ page }) => expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused(),
    left: ({ page }) => expect(page.getByText('The form is closed.')).toBeVisible(),
  },
});
