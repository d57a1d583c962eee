import { expect, type Page } from '@playwright/test';
import { layoutEditorModel } from '#machines/administration/layout-editor/layout-editor.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true });
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Somebody else has saved this layout' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Discard Changes?' });
const save = button('Save');
const undo = button(/^Undo/);
const redo = button(/^Redo/);
const name = (page: Page) => page.getByRole('textbox', { name: 'Name of the layout' });
const choose = button('Choose a version');
const lower = (page: Page) => page.locator('[data-part="foot"]');

const hasProblem =
  (words: string) =>
  async ({ page }: { page: Page }) => {
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(save(page)).not.toHaveAttribute('aria-busy');
  };

const waits =
  (label: string) =>
  async ({ page }: { page: Page }) =>
    expect(conflict(page).getByRole('button', { name: label, exact: true })).toHaveAttribute('aria-busy', 'true');

/** The gestures of the layout editor: a section is moved, undone, saved; a conflict is resolved. */
export const layoutEditorGestures = defineGestures(layoutEditorModel, {
  events: {
    'step.made': {
      pointer: async ({ page }) => {
        await click(lower(page));
        await click(page.locator('[data-tool="up"]'));
      },
      keyboard: async ({ page }) => {
        await tabTo(page, page.getByRole('group', { name: 'Layout', exact: true }));
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Tab');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      },
    },
    'undo.requested': {
      // Without a step the button explains why it does nothing.
      pointer: ({ page }) => undo(page).click({ force: true }),
      keyboard: async ({ page }) => {
        await tabTo(page, save(page));
        await page.keyboard.press('ControlOrMeta+z');
      },
    },
    'redo.requested': {
      pointer: ({ page }) => redo(page).click({ force: true }),
      keyboard: async ({ page }) => {
        await tabTo(page, save(page));
        await page.keyboard.press('ControlOrMeta+Shift+z');
      },
    },
    'name.edited': {
      pointer: async ({ page, event }) => {
        await click(name(page));
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText(event.name);
      },
      keyboard: async ({ page, event }) => {
        await tabTo(page, name(page));
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText(event.name);
      },
    },
    'save.requested': {
      pointer: ({ page }) => click(save(page)),
      keyboard: async ({ page }) => {
        await tabTo(page, name(page));
        await page.keyboard.press('ControlOrMeta+s');
      },
    },
    'mine.kept': press(button('Save my version')),
    'theirs.taken': press(button('Take the other version')),
    'copy.requested': press(button('Save mine as a copy')),
    'conflict.found': {
      pointer: async ({ page }) => {
        await dispatchStoryEvent(page, 'save.heard');
        await click(choose(page));
      },
      keyboard: async ({ page }) => {
        await dispatchStoryEvent(page, 'save.heard');
        await press(choose).keyboard({ page });
      },
    },
    'conflict.closed': press((page) => conflict(page).getByRole('button', { name: 'Close' })),
    'leave.requested': press(button('Cancel')),
    'leave.confirmed': press((page) => question(page).getByRole('button', { name: 'Discard', exact: true })),
    'leave.cancelled': press((page) => question(page).getByRole('button', { name: 'Cancel' })),
  },
  requests: { save: /save$/, readLatest: /read$/, saveCopy: /copy$/ },
  facts: {
    name: (look) => look.value('[role=dialog] input'),
    order: (look) => {
      const sections = look.all('[data-section]');
      if (sections.length === 0) return undefined;
      return sections
        .map((section) => `${section.dataset['section']}${section.querySelectorAll('[data-widget]').length}`)
        .join(' ');
    },
    isChanged: (look) => {
      const found = look.named('[aria-keyshortcuts]', 'Save');
      return found && found.ariaBusy !== 'true' ? found.ariaDisabled !== 'true' : undefined;
    },
    undo: (look) => {
      const found = look.named('[role=dialog] button', 'Undo');
      return found && (found.ariaDisabled === 'true' ? 0 : 1);
    },
    redo: (look) => {
      const found = look.named('[role=dialog] button', 'Redo');
      return found && (found.ariaDisabled === 'true' ? 0 : 1);
    },
    // The reason of a conflict is the description of its dialog.
    message: (look) => look.problem() ?? (look.all('[role=dialog]').length > 1 ? undefined : ''),
  },
  seen: {
    'open.unchanged': ({ page }) => expect(save(page)).toHaveAttribute('aria-disabled', 'true'),
    'open.changed': async ({ page }) => {
      await expect(save(page)).not.toHaveAttribute('aria-disabled');
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
    'open.saved': ({ page }) => expect(page.getByRole('status').first()).toHaveText('Layout saved.'),
    'open.refused': hasProblem('Number must be less than 20.'),
    'open.signedOut': hasProblem('You have been signed out.'),
    'open.failed': hasProblem('contacting the server'),
    saving: ({ page }) => expect(save(page)).toHaveAttribute('aria-busy', 'true'),
    'conflict.choosing': ({ page }) => expect(conflict(page)).toContainText(/Sami has (changed|saved) this layout/),
    'conflict.failed': ({ page }) => expect(conflict(page).getByRole('alert')).toContainText('Error:'),
    overwriting: waits('Save my version'),
    reading: waits('Take the other version'),
    copying: waits('Save mine as a copy'),
    asking: ({ page }) => expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused(),
    left: ({ page }) => expect(page.getByRole('dialog')).toHaveCount(0),
  },
});
