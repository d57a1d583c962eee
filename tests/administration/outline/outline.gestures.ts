import { expect, type Locator, type Page } from '@playwright/test';
import { outlineModel } from '#machines/administration/outline/outline.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';
import { moveGestures, pointAt, startDrag } from '#tests/support/machine/move-gestures.ts';

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true });
const handle = button('Move Help');
const row = (page: Page, id: string) => page.locator(`[data-item-id="${id}"]`);
const status = (page: Page) => page.getByRole('status');

const move = moveGestures({ handle, row: (page) => row(page, 'help'), nestName: 'Move into the item above' });

const undo = button(/^Undo/);

/** Presses a button also while it is disabled, so that it does nothing. */
const pressAnyway = (find: (page: Page) => Locator) => ({
  ...press(find),
  pointer: ({ page }: { page: Page }) => find(page).click({ force: true }),
});

/** The gestures of an outline: dragging, arrow keys and buttons. */
export const outlineGestures = defineGestures(outlineModel, {
  events: {
    'item.grabbed': press(handle),
    'item.moved': move.moved,
    'item.dragged': { pointer: ({ page }) => startDrag(handle(page)), twin: 'item.grabbed' },
    'target.pointed': {
      pointer: ({ page, event: { target } }) => {
        if (!target) return page.mouse.move(5, 5);
        const { id, side } = target;
        return pointAt(id === 'narrow' ? page.locator('[data-list-id="narrow"] ul') : row(page, id), side);
      },
      twin: 'item.moved',
    },
    'item.dropped': move.dropped,
    'item.returned': move.returned,
    'item.added': press(button('Add')),
    'item.changed': press(button('Rename Help')),
    'item.removed': press(button('Remove “Help”')),
    'step.undone': pressAnyway(undo),
    'changes.discarded': pressAnyway(button('Discard changes')),
    'changes.sent': pressAnyway(button('Save')),
    'mine.kept': press(button('Save my version')),
    'theirs.taken': press(button('Show the other version')),
  },
  requests: { save: /\/outline$/, load: /\/outline\/saved$/ },
  facts: {
    items: (look) => {
      const above: string[] = [];
      return look.all('[data-item-id]').map((one) => {
        const level = Number(one.ariaLevel);
        above[0] = one.closest<HTMLElement>('[data-list-id]')?.dataset['listId'] ?? '';
        above[level] = one.dataset['itemId'] ?? '';
        return [
          above[level] ?? '',
          above[level - 1] ?? '',
          one.querySelector<HTMLElement>('h3 bdi')?.innerText.trim() ?? '',
        ];
      });
    },
    // Without changes, the button that discards them is disabled. It is also disabled while something is moved or sent.
    saved: (look) => {
      if (look.one('[data-moved], [aria-pressed=true], [aria-busy=true], [role=alert] button')) return undefined;
      return look.named('button', 'Discard changes')?.ariaDisabled === 'true';
    },
    movedID: (look) => look.one('[data-moved]')?.dataset['itemId'],
    // A line above or below a row, or a frame around it.
    target: (look) => {
      const [target = null] = look.all('[data-item-id], [data-list-id] ul > li').flatMap((one) => {
        const [, y, frame] = /0px (-?\d+)px 0px (\d+)px inset/.exec(getComputedStyle(one).boxShadow) ?? [];
        if (y === undefined) return [];
        const side = frame === '2' ? 'inside' : y === '3' ? 'before' : 'after';
        return [`${side} ${one.dataset['itemId'] ?? one.closest<HTMLElement>('[data-list-id]')?.dataset['listId']}`];
      });
      return target;
    },
    steps: (look) => {
      const label = look.label(look.named('button', 'Undo'));
      if (label === 'Undo') return null;
      const [, words = ''] = /^Undo: (\w+ ?\w*)/.exec(label) ?? [];
      return words.startsWith('show') ? 'replace' : words.split(' ')[0];
    },
    reason: (look) => look.problem(),
  },
  seen: {
    'ready.still': ({ page }) =>
      expect(handle(page).or(button('Move Support')(page)).or(undo(page)).first()).toBeVisible(),
    'ready.saved': ({ page }) => expect(status(page)).toHaveText('Your changes have been saved.'),
    'ready.failed': ({ page }) => expect(page.getByRole('alert')).toContainText('permission'),
    conflict: ({ page }) => expect(page.getByRole('button', { name: 'Save my version' })).toBeVisible(),
    held: async ({ page }) => {
      await expect(handle(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(status(page)).toContainText(/^Help: \d of/);
    },
    dragged: ({ page }) => expect(row(page, 'help')).toHaveAttribute('data-moved', 'true'),
    saving: ({ page }) => expect(page.locator('[data-machine="outline"]')).toHaveAttribute('aria-busy', 'true'),
    loading: ({ page }) => expect(button('Show the other version')(page)).toHaveCount(0),
  },
});
