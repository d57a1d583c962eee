import { expect, type Page } from '@playwright/test';
import { mentionSuggestionModel } from '#machines/composer/editor/mention-suggestion.model.ts';
import { click, defineGestures, tabTo } from '#tests/support/machine/gestures.ts';

const area = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });

/** Types until the mention before the caret is the requested one, with a single change of the text. */
const mention = async (page: Page, text: string) => {
  const typed = /@(anx?)$/.exec(await area(page).inputValue())?.[1];
  if (typed === 'anx') await page.keyboard.press('Backspace');
  else await page.keyboard.insertText(typed === 'an' ? 'x' : ` @${text}`);
};

const key = (name: string) => ({ keyboard: ({ page }: { page: Page }) => area(page).press(name) });

const list = (page: Page) => page.getByRole('listbox', { name: 'Members' });

/** The gestures for mentioning a member. */
export const mentionSuggestionGestures = defineGestures(mentionSuggestionModel, {
  events: {
    'mention.typed': {
      pointer: async ({ page, event }) => {
        await area(page).focus();
        await mention(page, event.text);
      },
      keyboard: async ({ page, event }) => {
        await tabTo(page, area(page));
        await mention(page, event.text);
      },
    },
    'mention.left': { keyboard: ({ page }) => page.keyboard.insertText(' ') },
    'option.next': key('ArrowDown'),
    'option.previous': key('ArrowUp'),
    'option.chosen': {
      pointer: ({ page }) => click(page.getByRole('option', { selected: true })),
      ...key('Enter'),
    },
    'list.closed': key('Escape'),
  },
  facts: {
    text: (look) => {
      const typed = look.value('textarea');
      return typed && (/@(\w*)$/.exec(typed)?.[1] ?? '');
    },
    members: (look) =>
      look.one('[role=listbox]') ? look.texts('[role=option]').map((text) => text.replace(/^\S+ /, '')) : undefined,
    active: (look) => {
      const [chosen] = look.positions('[role=option]', '[aria-selected="true"]');
      return chosen && chosen - 1;
    },
  },
  seen: {
    closed: ({ page }) => expect(list(page)).toBeHidden(),
    'searching.pausing': ({ page }) => expect(area(page)).toBeFocused(),
    'searching.looking': ({ page }) => expect(area(page)).toBeFocused(),
    'searching.open': async ({ page }) => {
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
      await expect(area(page)).toBeFocused();
    },
    'searching.nobody': ({ page }) =>
      expect(page.getByRole('status').filter({ hasText: 'No members found' })).toHaveCount(1),
    'searching.failed': ({ page }) => expect(page.getByText('Members could not be loaded. You can')).toBeVisible(),
    dismissed: ({ page }) => expect(list(page)).toBeHidden(),
  },
});
