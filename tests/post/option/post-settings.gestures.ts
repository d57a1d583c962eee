import { expect, type Locator, type Page } from '@playwright/test';
import { postSettingsModel } from '#machines/post/option/post-settings.model.ts';
import {
  click,
  defineGestures,
  expectLoading,
  type GestureContext,
  press,
  tabTo,
} from '#tests/support/machine/gestures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Post Settings' });
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true });
const select = (page: Page, name: RegExp) => dialog(page).getByRole('combobox', { name });
const wood = (page: Page) => dialog(page).getByRole('textbox', { name: /^Wood/ });
const act = (page: Page) => button(page, /^(Move|Change Type|Move and Change Type|Next|Try Again)$/);
const region = (page: Page, name: string) => dialog(page).getByRole('region', { name });

/** Chooses an option of a select; by keyboard with the arrow keys, past the options in between. */
const choose = <Event>(find: (page: Page) => Locator, option: (event: Event) => string) => ({
  pointer: ({ page, event }: GestureContext<Event>) => find(page).selectOption({ label: option(event) }),
  keyboard: async ({ page, event }: GestureContext<Event>) => {
    await tabTo(page, find(page));
    const steps = await find(page).evaluate(
      ({ options, selectedIndex }: HTMLSelectElement, label) =>
        [...options].findIndex(({ text }) => text === label) - selectedIndex,
      option(event),
    );
    const arrow = steps < 0 ? 'ArrowUp' : 'ArrowDown';
    for (let done = 0; done < Math.abs(steps); done += 1) await page.keyboard.press(arrow);
  },
});

/** Goes back and checks that the focus is on the previous step, because the button may be gone. */
const back = press((page) => button(page, 'Back'));
const goBack = (go: (hand: { page: Page }) => Promise<unknown>) => async (hand: { page: Page }) => {
  await go(hand);
  await expect(dialog(hand.page).getByRole('region')).toBeFocused();
};

const types = { log: 'Build log', raft: 'Raft' } as Record<string, string>;

/** The gestures for moving a post and changing its type step by step, for going back, and for cancelling. */
export const postSettingsGestures = defineGestures(postSettingsModel, {
  events: {
    'settings.requested': press((page) => page.getByRole('button', { name: 'Change Post Type…' })),
    'settings.cancelled': {
      pointer: ({ page }) => click(button(page, 'Cancel')),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
    'retry.requested': press(act),
    'action.chosen': {
      pointer: ({ page }) => click(dialog(page).getByRole('radio', { name: 'Move and Change Type' })),
      keyboard: async ({ page }) => {
        await tabTo(page, dialog(page).getByRole('radio', { name: 'Change Type', exact: true }));
        await page.keyboard.press('ArrowDown');
      },
    },
    'category.chosen': choose(
      (page) => select(page, /^Category/),
      () => 'Kilns',
    ),
    'type.chosen': choose(
      (page) => select(page, /^Post Type/),
      ({ postTypeID }) => types[postTypeID] ?? '',
    ),
    'redirects.toggled': press(
      (page) => dialog(page).getByRole('checkbox', { name: 'Leave a redirect link' }),
      'Space',
    ),
    'field.mapped': choose(
      (page) => select(page, /^Hull/),
      () => 'Into “Wood”',
    ),
    'answer.entered': {
      pointer: ({ page, event }) => wood(page).fill(String(event.answer)),
      keyboard: async ({ page, event }) => {
        await tabTo(page, wood(page));
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText(String(event.answer));
      },
    },
    'step.submitted': press(act),
    'back.requested': { pointer: goBack(back.pointer), keyboard: goBack(back.keyboard) },
  },
  replies: { changeSettings: () => ({ status: 204 }) },
  facts: {
    categories: (look) => {
      const select = look.named('[role=dialog] select', 'Category') as HTMLSelectElement | undefined;
      return select && [...select.options].slice(1).map(({ text }) => text);
    },
    action: (look) => {
      const actions: Record<string, string> = { Move: 'move', 'Change Type': 'type', 'Move and Change Type': 'both' };
      return actions[look.label(look.one('[role=dialog] input[type=radio]:checked'))];
    },
    category: (look) => {
      const select = look.named('[role=dialog] select', 'Category') as HTMLSelectElement | undefined;
      const name = select?.selectedOptions[0]?.text;
      return name === 'Choose a category' ? null : name;
    },
    selectedType: (look) => {
      const select = look.named('[role=dialog] select', 'Post Type') as HTMLSelectElement | undefined;
      const summary = look.texts('[role=dialog] [role=status] p').at(-1) ?? '';
      return select?.selectedOptions[0]?.text ?? / to (.+)\.$/.exec(summary)?.[1];
    },
    addsRedirects: (look) =>
      (look.named('[role=dialog] input', 'Leave a redirect link') as HTMLInputElement | undefined)?.checked,
    mapping: (look) => {
      const select = look.named('[role=dialog] select', 'Hull') as HTMLSelectElement | undefined;
      const words = select?.selectedOptions[0]?.text ?? look.text('section[aria-label=Summary]');
      return words === undefined ? undefined : /^Omit$|Hidden, but kept/.test(words) ? {} : { hull: 'wood' };
    },
    entered: (look) => {
      const field = look.named('[role=dialog] input', 'Wood') as HTMLInputElement | undefined;
      const wood = field?.value ?? look.text('[role=dialog] dd');
      return wood === undefined ? undefined : wood === '' ? {} : { wood };
    },
    reason: (look) => look.problem(),
  },
  seen: {
    closed: ({ page }) => expect(dialog(page)).toHaveCount(0),
    loading: ({ page }) => expectLoading(dialog(page)),
    unavailable: async ({ page }) => {
      await expect(dialog(page).getByRole('alert')).toContainText('contacting the server');
      await expect(button(page, 'Try Again')).toBeVisible();
    },
    'choosing.unchanged': ({ page }) =>
      expect(act(page)).toHaveAccessibleDescription('Choose another category or type.'),
    'choosing.misplaced': async ({ page }) => {
      const words = 'This post type is not allowed in the selected category.';
      await expect(act(page)).toHaveAccessibleDescription(words);
      await expect(select(page, /^Post Type/)).toHaveAccessibleDescription(new RegExp(words));
    },
    'choosing.ready': async ({ page }) => {
      await expect(act(page)).toBeEnabled();
      await expect(dialog(page).getByRole('status')).toContainText(/From (Boat|Raft) to (Boat|Build log|Raft)\./);
    },
    'choosing.failed': async ({ page }) => {
      await expect(dialog(page).getByRole('alert')).toContainText('discussions.edit');
      await expect(select(page, /^Post Type/)).toHaveValue('raft');
    },
    'choosing.outdated': async ({ page }) => {
      await expect(dialog(page).getByRole('alert')).toContainText('in the meantime');
      const isRefused = (await act(page).getAttribute('aria-disabled')) === 'true';
      if (isRefused) await expect(act(page)).toHaveAccessibleDescription(/Choose another category or type/);
      else await expect(dialog(page).getByRole('status')).toContainText(/From (Boat|Raft) to (Boat|Build log|Raft)\./);
    },
    'mapping.lacking': async ({ page }) => {
      await expect(region(page, 'Fields')).toContainText(/Larch|Oak/);
      await expect(act(page)).toHaveAccessibleDescription('Fill in “Wood”.');
    },
    'mapping.ready': async ({ page }) => {
      await expect(wood(page)).toHaveValue(/Larch|Oak|Ash/);
      await expect(button(page, 'Next')).toBeEnabled();
    },
    'summary.ready': async ({ page }) => {
      await expect(region(page, 'Summary')).toContainText(/From (Boat|Raft) to Build log\./);
      await expect(region(page, 'Summary')).toContainText(/Wood(Larch|Oak|Ash)/);
    },
    'summary.failed': async ({ page }) => {
      await expect(dialog(page).getByRole('alert')).toContainText('discussions.edit');
      await expect(region(page, 'Summary')).toContainText(/Wood(Larch|Oak|Ash)/);
    },
    renewing: async ({ page }) => {
      await expect(dialog(page).getByRole('alert')).toContainText('in the meantime');
      await expect(act(page)).toHaveAttribute('aria-busy', 'true');
    },
    saving: async ({ page }) => {
      await expect(act(page)).toHaveAttribute('aria-busy', 'true');
      await expect(button(page, 'Cancel')).toBeDisabled();
    },
  },
});
