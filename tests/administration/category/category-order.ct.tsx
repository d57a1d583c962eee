import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { Order } from '#stories/administration/category/category-order.stories.tsx';

const handle = (page: Page) => page.getByRole('button', { name: 'Move Woodwork' });

test('Escape pressed at the start of a drag restores the category, and further pointer movement has no effect', async ({
  mount,
  page,
}) => {
  await mount(<Order />);
  const order = page.locator('[data-machine="category-order"]');
  await handle(page).hover();
  await page.mouse.down();
  // Both events are dispatched in one task, before any rendering.
  await handle(page).evaluate((element) => {
    const { top } = document.querySelector('[data-category]')?.getBoundingClientRect() ?? new DOMRect();
    const move = { bubbles: true, pointerId: 1, clientX: 200, clientY: top + 2 };
    element.dispatchEvent(new PointerEvent('pointermove', move));
    element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Escape' }));
  });
  await expect(order).toHaveAttribute('data-state', 'ready.still');
  await page.mouse.move(200, 5);
  await page.mouse.up();
  await expect(order).toHaveAttribute('data-state', 'ready.still');
});
