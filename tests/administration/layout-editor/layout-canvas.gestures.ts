import { expect, type Page } from '@playwright/test';
import { layoutCanvasModel } from '#machines/administration/layout-editor/layout-canvas.model.ts';
import { click, defineGestures, tabTo } from '#tests/support/machine/gestures.ts';
import { startDrag } from '#tests/support/machine/move-gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const canvas = (page: Page) => page.getByRole('group', { name: 'Layout', exact: true });
const part = (page: Page, id: string) => page.locator(`[data-part="${id}"]`);
const selected = (page: Page) => page.locator('[data-part][aria-pressed="true"]');
const toolbar = (page: Page) => page.getByRole('toolbar');
const handle = (page: Page) => toolbar(page).locator('[data-tool="drag"]');

const keys = { up: 'ArrowUp', down: 'ArrowDown', before: 'ArrowLeft', after: 'ArrowRight' } as const;

/** Moves the focus to a tool of the toolbar, which has the focus. */
async function reachTool(page: Page, tool: string): Promise<void> {
  for (let times = 0; times < 12; times += 1) {
    if ((await page.locator(':focus').getAttribute('data-tool')) === tool) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`The tool ${tool} was not reached.`);
}

/** Moves the focus into the selected part or its toolbar, wherever it was before. */
async function returnTo(page: Page, target: 'part' | 'toolbar'): Promise<void> {
  await tabTo(page, target === 'part' ? selected(page) : toolbar(page).locator('button:not([tabindex="-1"])'));
}

const pressOnPart = (key: string) => async (page: Page) => {
  await returnTo(page, 'part');
  await page.keyboard.press(key);
};

async function pressOnToolbar(page: Page, key: string): Promise<void> {
  await returnTo(page, 'toolbar');
  await page.keyboard.press(key);
}

const isOnToolbar = async (page: Page) =>
  (await page.locator('[data-machine="layout-canvas"]').getAttribute('data-state')) === 'selected.toolbar';

/** The gestures of the layout canvas: the keys of the scheme, tools, and dragging. */
export const layoutCanvasGestures = defineGestures(layoutCanvasModel, {
  events: {
    'canvas.entered': {
      keyboard: async ({ page }) => {
        await tabTo(page, canvas(page));
        await page.keyboard.press('Enter');
      },
    },
    'part.selected': {
      pointer: ({ page, event }) => click(part(page, event.id)),
      twin: ['canvas.entered', 'level.left', 'focus.moved', 'level.entered'],
    },
    'focus.moved': { keyboard: ({ page, event }) => pressOnPart(keys[event.direction])(page) },
    'level.entered': { keyboard: ({ page }) => pressOnPart('Enter')(page) },
    'level.left': {
      keyboard: async ({ page }) =>
        (await isOnToolbar(page)) ? pressOnToolbar(page, 'Escape') : pressOnPart('Escape')(page),
    },
    'toolbar.entered': {
      keyboard: async ({ page }) => {
        await returnTo(page, 'part');
        await page.keyboard.press('Tab');
      },
    },
    'part.grabbed': {
      pointer: ({ page }) => click(handle(page)),
      keyboard: async ({ page }) => {
        await returnTo(page, 'toolbar');
        await reachTool(page, 'drag');
        await page.keyboard.press('Enter');
      },
    },
    'part.dragged': {
      pointer: ({ page, event }) => startDrag(page.locator(`[data-widget="${event.id}"] [data-handle]`)),
      twin: 'part.grabbed',
    },
    'part.moved': {
      pointer: ({ page, event }) => toolbar(page).locator(`[data-tool="${event.direction}"]`).click({ force: true }),
      keyboard: async ({ page, event }) => {
        await returnTo(page, 'toolbar');
        if ((await handle(page).getAttribute('aria-pressed')) === 'true')
          return page.keyboard.press(keys[event.direction]);
        await reachTool(page, event.direction);
        await page.keyboard.press('Enter');
      },
    },
    'target.pointed': {
      pointer: async ({ page, event: { target } }) => {
        const box = target && (await page.locator('[data-section="foot"] [data-lane]').boundingBox());
        await (box ? page.mouse.move(box.x + box.width / 2, box.y + 8) : page.mouse.move(5, 5));
      },
      twin: 'part.moved',
    },
    'part.dropped': {
      pointer: async ({ page }) => {
        if ((await toolbar(page).count()) > 0 && (await handle(page).getAttribute('aria-pressed')) === 'true')
          await click(handle(page));
        else await page.mouse.up();
      },
      keyboard: ({ page }) => pressOnToolbar(page, 'Enter'),
    },
    'part.returned': {
      pointer: async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.mouse.up();
      },
      keyboard: ({ page }) => pressOnToolbar(page, 'Escape'),
    },
    'part.removed': { keyboard: ({ page }) => pressOnPart('Delete')(page) },
    'document.arrived': { world: ({ page }) => dispatchStoryEvent(page, 'document.arrived', {}) },
  },
  facts: {
    order: (look) =>
      look
        .all('[data-section]')
        .map((section) => {
          const lanes = [...section.querySelectorAll<HTMLElement>('[data-lane]')].map(
            (lane) =>
              `[${[...lane.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset['widget']).join(' ')}]`,
          );
          return `${section.dataset['section']}${lanes.join('')}`;
        })
        .join(' '),
    selected: (look) => {
      const found = look.one('[data-selected]');
      return found?.dataset['widget'] ?? found?.dataset['section'] ?? '';
    },
    target: (look) => {
      const lane = look.one('[data-target]')?.closest<HTMLElement>('[data-lane]');
      const section = lane?.closest<HTMLElement>('[data-section]');
      return lane
        ? `${section?.dataset['section']} ${lane.dataset['lane']} ${lane.querySelectorAll('[data-widget]').length}`
        : '';
    },
  },
  seen: {
    away: ({ page }) => expect(canvas(page)).toHaveAttribute('tabindex', '0'),
    'selected.section': async ({ page }) => {
      await expect(selected(page)).toHaveText(/^Section \d/);
      await expect(toolbar(page)).toBeVisible();
    },
    'selected.widget': async ({ page }) => {
      await expect(selected(page)).toHaveText(/Leaderboard|Discussions/);
      await expect(toolbar(page).getByRole('button', { name: 'Edit widget' })).toBeVisible();
    },
    'selected.toolbar': ({ page }) => expect(page.getByRole('status')).toContainText(/ of \d/),
    held: async ({ page }) => {
      await expect(handle(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('status')).toContainText('Leaderboard: 1 of');
    },
    dragged: ({ page }) => expect(page.locator('[data-moved]')).toHaveCount(1),
  },
});
