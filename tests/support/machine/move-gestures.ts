import type { Locator, Page } from '@playwright/test';
import type { MoveDirection, OutlineTarget } from '#machines/administration/outline/outline-order.ts';
import { click, type GestureContext, tabTo } from './gestures.ts';

const keys: Readonly<Record<MoveDirection, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  in: 'ArrowRight',
  out: 'ArrowLeft',
};

/** The relative height in a row at which a pointer means before, inside or after it. */
const shares: Readonly<Record<OutlineTarget['side'], number>> = { before: 0.15, inside: 0.5, after: 0.85 };

/** Moves the pointer to the part of a row that means one of its sides. */
export async function pointAt(row: Locator, side: OutlineTarget['side']): Promise<void> {
  const box = await row.boundingBox();
  if (!box) throw new Error(`There is no row ${row}.`);
  await row.page().mouse.move(box.x + box.width / 2, box.y + box.height * shares[side]);
}

/** Presses the pointer on a handle and moves it a little, so that a drag begins. */
export async function startDrag(handle: Locator): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('There is no handle.');
  const { mouse } = handle.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(box.x + box.width / 2 + 10, box.y + box.height / 2);
}

interface MovedParts {
  readonly handle: (page: Page) => Locator;
  readonly row: (page: Page) => Locator;
  /** The name of the button that nests the item. */
  readonly nestName: string;
}

/** The gestures that move, drop and return an item that was picked up by its handle. */
export function moveGestures({ handle, row, nestName }: MovedParts) {
  const buttons: Readonly<Record<MoveDirection, string>> = {
    up: 'Move up',
    down: 'Move down',
    in: nestName,
    out: 'Move out',
  };
  const pressHandle = async (page: Page, key: string) => {
    await tabTo(page, handle(page));
    await page.keyboard.press(key);
  };
  return {
    moved: {
      pointer: ({ page, event }: GestureContext<{ readonly direction: MoveDirection }>) =>
        page.getByRole('button', { name: buttons[event.direction], exact: true }).click({ force: true }),
      keyboard: ({ page, event }: GestureContext<{ readonly direction: MoveDirection }>) =>
        pressHandle(page, keys[event.direction]),
    },
    dropped: {
      pointer: async ({ page }: { readonly page: Page }) => {
        if (await row(page).getByRole('button', { name: 'Drop' }).isVisible())
          await click(page.getByRole('button', { name: 'Drop' }));
        else await page.mouse.up();
      },
      keyboard: ({ page }: { readonly page: Page }) => pressHandle(page, 'Enter'),
    },
    returned: {
      pointer: async ({ page }: { readonly page: Page }) => {
        if (await page.getByRole('button', { name: 'Cancel' }).isVisible())
          await click(page.getByRole('button', { name: 'Cancel' }));
        else {
          await page.keyboard.press('Escape');
          await page.mouse.up();
        }
      },
      keyboard: ({ page }: { readonly page: Page }) => pressHandle(page, 'Escape'),
    },
  };
}
