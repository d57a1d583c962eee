import { expect, type Page } from '@playwright/test';
import { categoryOrderModel } from '#machines/administration/category/category-order.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';
import { moveGestures, pointAt, startDrag } from '#tests/support/machine/move-gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const handle = (page: Page) => page.getByRole('button', { name: 'Move Garden' });
const row = (page: Page, categoryID: number) => page.locator(`[data-category="${categoryID}"]`);
const status = (page: Page) => page.getByRole('status');

const move = moveGestures({ handle, row: (page) => row(page, 2), nestName: 'Move into the category above' });

/** The gestures of the category order: dragging, arrow keys and buttons. */
export const categoryOrderGestures = defineGestures(categoryOrderModel, {
  events: {
    'category.grabbed': press(handle),
    'category.moved': move.moved,
    'category.dragged': { pointer: ({ page }) => startDrag(handle(page)), twin: 'category.grabbed' },
    'target.pointed': {
      pointer: ({ page, event: { target } }) =>
        target ? pointAt(row(page, target.categoryID), target.side) : page.mouse.move(5, 5),
      twin: 'category.moved',
    },
    'category.dropped': move.dropped,
    'category.returned': move.returned,
    'order.arrived': { world: ({ page, event }) => dispatchStoryEvent(page, 'order.arrived', event.places) },
  },
  facts: {
    places: (look) => {
      let parent = 0;
      return look.all('[data-category]').map((row) => {
        const id = Number(row.dataset['category']);
        if (row.ariaLevel === '1') parent = id;
        return [id, row.ariaLevel === '1' ? null : parent];
      });
    },
    known: (look) => {
      if (look.one('[data-moved], [aria-pressed=true], [aria-busy=true]')) return undefined;
      let parent = 0;
      return look.all('[data-category]').map((row) => {
        const id = Number(row.dataset['category']);
        if (row.ariaLevel === '1') parent = id;
        return [id, row.ariaLevel === '1' ? null : parent];
      });
    },
    // The status names the category.
    categoryID: (look) => {
      const [, name] = /^(.+?)(?::| has been moved)/.exec(look.text('[role=status]') ?? '') ?? [];
      const row = look.all('[data-category]').find((one) => one.querySelector('h2')?.innerText.trim() === name);
      return row && Number(row.dataset['category']);
    },
    // A line above or below a row, or a frame around it.
    target: (look) => {
      const [target = null] = look.all('[data-category]').flatMap((row) => {
        const [, y, frame] = /0px (-?\d+)px 0px (\d+)px inset/.exec(getComputedStyle(row).boxShadow) ?? [];
        if (y === undefined) return [];
        const side = frame === '2' ? 'inside' : y === '3' ? 'before' : 'after';
        return [`${side} ${row.dataset['category']}`];
      });
      return target;
    },
    reason: (look) => look.problem(),
  },
  seen: {
    'ready.still': ({ page }) => expect(handle(page)).toHaveAttribute('aria-pressed', 'false'),
    'ready.saved': ({ page }) => expect(status(page)).toHaveText('Garden has been moved.'),
    'ready.refused': ({ page }) => expect(page.getByRole('alert')).toContainText('permission'),
    'ready.outdated': ({ page }) => expect(page.getByRole('alert')).toContainText('Someone else'),
    held: async ({ page }) => {
      await expect(handle(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(status(page)).toContainText(/^Garden: 1 of|^Garden: 2 of/);
    },
    dragged: ({ page }) => expect(row(page, 2)).toHaveAttribute('data-moved', 'true'),
    saving: ({ page }) => expect(handle(page)).toHaveAttribute('aria-disabled', 'true'),
  },
});
