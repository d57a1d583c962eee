import { expect, type Page } from '@playwright/test';
import { draftModel } from '#machines/composer/draft/draft.model.ts';
import type { TextCopy } from '#machines/composer/form/writing.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const key = '7/comment/new/discussion:34';

const area = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Writes a text in another tab. Resolves when this tab has received it. */
const writeInOtherTab = (page: Page, copy: TextCopy) =>
  page.evaluate(
    ([channelName, words]) =>
      new Promise<void>((resolve) => {
        const [here, there] = [new BroadcastChannel(channelName), new BroadcastChannel(channelName)];
        here.addEventListener('message', () => {
          here.close();
          there.close();
          resolve();
        });
        there.postMessage(words);
      }),
    [`folkmoot-text/${key}`, copy] as const,
  );

const happen = (page: Page, name: 'online' | 'offline') =>
  page.evaluate((event) => void window.dispatchEvent(new Event(event)), name);

const says = (text: string) => (page: Page) => expect(page.getByText(text, { exact: true })).toBeVisible();

const isThere = (page: Page) => expect(area(page)).toBeVisible();

const byServer: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  fetching: isThere,
  clean: (page) => expect(button('Discard')(page)).toBeHidden(),
  following: says('Saved on this device'),
  waiting: says('Saved on this device'),
  saving: isThere,
  resting: isThere,
  queued: isThere,
  saved: says('Saved'),
  failed: says('Saved on this device only. Could not save to the server.'),
  refused: says('Saved on this device only. Could not save to the server: There is no discussion 34.'),
  offline: says('Saved on this device. It is saved to the server when you are back online.'),
  conflict: (page) => expect(button('Use the other version')(page)).toBeVisible(),
  emptying: (page) => expect(area(page)).toHaveValue(''),
  emptied: says('You have an empty draft saved. Do you want to delete it?'),
  discarded: says('Discarded.'),
  removing: isThere,
  unremoved: says('Discarded on this device, but the saved copy could not be deleted.'),
  paused: isThere,
};

const lost = says('This browser cannot save your text. Copy it before you leave.');

const seenOpen = Object.fromEntries(
  Object.entries(byServer).flatMap(([server, look]) =>
    (['keeping', 'kept', 'lost'] as const).map((device) => [
      `open.device.${device} + server.${server}`,
      ({ page }: { page: Page }) => (device === 'lost' ? lost(page) : look(page)),
    ]),
  ),
);

const recordOf = (copy: TextCopy) => ({
  ...copy.draft,
  dateUpdated: new Date(copy.changedAt).toISOString(),
  attributes: { body: copy.writing.body, draftMeta: { deviceKey: key } },
});

/** The gestures for typing, losing, choosing, saving, discarding and posting a text. */
export const draftGestures = defineGestures(draftModel, {
  events: {
    'text.edited': {
      pointer: ({ page, event }) => area(page).fill(event.writing.body),
      keyboard: async ({ page, event }) => {
        await tabTo(page, area(page));
        await page.keyboard.press('ControlOrMeta+a');
        if (event.writing.body === '') await page.keyboard.press('Delete');
        else await page.keyboard.insertText(event.writing.body);
      },
    },
    'copy.chosen': {
      pointer: ({ page, event }) => click(choice(page, event.which)),
      keyboard: async ({ page, event }) => {
        await tabTo(page, choice(page, event.which));
        await page.keyboard.press('Enter');
      },
    },
    'copy.appeared': { world: ({ page, event }) => writeInOtherTab(page, event.copy) },
    'network.lost': { world: ({ page }) => happen(page, 'offline') },
    'network.returned': { world: ({ page }) => happen(page, 'online') },
    'discard.requested': press(button(/^(Discard|Delete Draft)$/)),
    'undo.requested': press(button(/^(Undo|Restore)/)),
    'save.requested': press(button('Save draft')),
    'retry.requested': press(button('Retry')),
    'posting.began': press(button('Begin')),
    'posting.refused': press(button('Be refused')),
    'posting.acknowledged': press(button('Be acknowledged')),
  },
  requests: {
    openCopies: /device\/open/,
    keepText: /device\/keep/,
    forgetText: /device\/forget/,
    findOnServer: /\/drafts/,
    saveDraft: /\/drafts/,
    removeDraft: /\/drafts/,
  },
  replies: {
    findOnServer: (copy: TextCopy | undefined) => ({ status: 200, body: copy ? [recordOf(copy)] : [] }),
    removeDraft: () => ({ status: 204 }),
  },
  facts: {
    text: (look) => look.value('textarea'),
    // While the copies are opened, no text can be discarded or restored.
    canRestore: (look) => {
      const acts = look.texts('button');
      if (acts.some((words) => /^(Undo|Restore)/.test(words))) return true;
      return acts.some((words) => /^(Discard|Delete Draft)$/.test(words)) ? false : undefined;
    },
    other: (look) => {
      const body = look.text('blockquote');
      if (body === undefined) return null;
      const notice = look.texts('[role=status]').find((words) => words.includes('Another version of this text'));
      return { tab: notice?.includes('was saved elsewhere') ? 'server' : 'elsewhere', body };
    },
    isSaved: (look) => {
      const words = look.texts('span');
      if (words.includes('Saved')) return true;
      const unsaved =
        /^Saved on this device(| only\. Could not save .*|\. It is saved to the server when you are back online\.)$/;
      return words.some((one) => unsaved.test(one)) ? false : undefined;
    },
    refusal: (look) =>
      look.texts('[role=status]').flatMap((words) => words.split('Could not save to the server: ').slice(1))[0],
  },
  seen: {
    opening: ({ page }) => isThere(page),
    ...seenOpen,
    forgetting: ({ page }) => isThere(page),
    removed: ({ page }) => isThere(page),
  },
});

const choice = (page: Page, which: 'mine' | 'other') =>
  button(which === 'mine' ? 'Keep my current text' : 'Use the other version')(page);
