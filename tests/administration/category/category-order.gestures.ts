import { expect, type Page } from '@playwright/test';
import { categoryOrderModel } from '#machines/administration/category/category-order.model.ts';
import type { MoveDirection } from '#machines/administration/category/category-positions.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const handle = (page: Page) => page.getByRole('button', { name: 'Move Garden' });
const row = (page: Page, categoryID: number) => page.locator(`[data-category="${categoryID}"]`);
const status = (page: Page) => page.getByRole('status');

const buttons: Readonly<Record<MoveDirection, string>> = {
  up: 'Move up',
  down: 'Move down',
  in: 'Move into the category above',
  out: 'Move out',
};
const keys: Readonly<Record<MoveDirection, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  in: 'ArrowRight',
  out: 'ArrowLeft',
};

/** The relative height in a row at which a pointer means before, inside or after it. */
const shares = { before: 0.15, inside: 0.5, after: 0.85 } as const;

async function pointAt(page: Page, categoryID: number, side: keyof typeof shares): Promise<void> {
  const box = await row(page, categoryID).boundingBox();
  if (!box) throw new Error(`There is no row ${categoryID}.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * shares[side]);
}

/** The gestures of the category order: dragging, arrow keys and buttons. */
export const categoryOrderGestures = defineGestures(categoryOrderModel, {
  events: {
    'category.grabbed': press(handle),
    'category.moved': {
      pointer: ({ page, event }) =>
        page.getByRole('button', { name: buttons[event.direction], exact: true }).click({ force: true }),
      keyboard: async ({ page, event }) => {
        await tabTo(page, handle(page));
        await page.keyboard.press(keys[event.direction]);
      },
    },
    'category.dragged': {
      pointer: async ({ page }) => {
        const box = await handle(page).boundingBox();
        if (!box) throw new Error('There is no handle.');
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width / 2 + 10, box.y + box.height / 2);
      },
      twin: 'category.grabbed',
    },
    'target.pointed': {
      pointer: ({ page, event: { target } }) =>
        target ? pointAt(page, target.categoryID, target.side) : page.mouse.move(5, 5),
      twin: 'category.moved',
    },
    'category.dropped': {
      pointer: async ({ page }) => {
        if (await row(page, 2).getByRole('button', { name: 'Drop' }).isVisible())
          await click(page.getByRole('button', { name: 'Drop' }));
        else await page.mouse.up();
      },
      keyboard: async ({ page }) => {
        await tabTo(page, handle(page));
        await page.keyboard.press('Enter');
      },
    },
    'category.returned': {
      pointer: async ({ page }) => {
        if (await page.getByRole('button', { name: 'Cancel' }).isVisible())
          await click(page.getByRole('button', { name: 'Cancel' }));
        else {
          await page.keyboard.press('Escape');
          await page.mouse.up();
        }
      },
      keyboard: async ({ page }) => {
        await tabTo(page, handle(page));
        await page.keyboard.press('Escape');
      },
    },
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
