import { expect, type Page } from '@playwright/test';
import { mediaUploadModel } from '#machines/composer/media/media-upload.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const choose = async (page: Page, open: () => Promise<unknown>, name: string) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()]);
  await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from('picture') });
};

const status = (page: Page, words: string | RegExp) => expect(page.getByText(words)).toBeVisible();

/** The gestures for inserting images into a text. */
export const mediaUploadGestures = defineGestures(mediaUploadModel, {
  events: {
    'files.chosen': {
      pointer: ({ page, event }) =>
        choose(page, () => click(page.getByRole('button', { name: 'Upload a file' })), event.files[0]?.name ?? ''),
      keyboard: ({ page, event }) =>
        choose(
          page,
          async () => {
            await tabTo(page, page.getByRole('toolbar').locator('button[tabindex="0"]'));
            await page.keyboard.press('End');
            await page.keyboard.press('Enter');
          },
          event.files[0]?.name ?? '',
        ),
    },
    'upload.progressed': {
      world: ({ page, event }) =>
        page.evaluate(
          (part) => void window.dispatchEvent(new CustomEvent('story.progress', { detail: part })),
          event.part,
        ),
    },
    'upload.cancelled': press((page) => page.getByRole('button', { name: 'Cancel' })),
    'retry.requested': press((page) => page.getByRole('button', { name: 'Retry' })),
    'problem.dismissed': press((page) => page.getByRole('button', { name: 'Dismiss' })),
  },
  requests: { checkFile: /\/check/, sendFile: /\/send/ },
  facts: {
    file: (look) => {
      const words = look.text('bdi[role=status]');
      return words && (/^(?:Checking|Uploading) (.+?)…/.exec(words)?.[1] ?? '');
    },
    waiting: (look) => {
      const words = look.text('bdi[role=status]');
      return words?.startsWith('Uploading') ? Number(/(\d+) more to go/.exec(words)?.[1] ?? 0) : undefined;
    },
    problems: (look) => look.texts('[role=alert] p').map((words) => words.replaceAll(/[\u2068\u2069]/g, '')),
    // The button sends all files again that may be, so that it tells about a single file, or about none.
    canRetry: (look) => {
      const problems = look.all('[role=alert] p');
      const hasRetry = look.named('[role=alert] button', 'Retry') !== undefined;
      const isOver = look.named('[role=alert] button', 'Dismiss') !== undefined;
      return isOver && (!hasRetry || problems.length === 1) ? problems.map(() => hasRetry) : undefined;
    },
    arrived: (look) => /^(.+) has been added/.exec(look.text('bdi[role=status]') ?? '')?.[1],
    part: (look) => {
      const bar = look.one('progress, [role=progressbar]');
      return bar && Number(bar.getAttribute('value') ?? bar.ariaValueNow ?? 0) / 100;
    },
  },
  seen: {
    idle: ({ page }) => expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden(),
    checking: ({ page }) => status(page, /^Checking cellar-door/),
    sending: ({ page }) => expect(page.getByRole('progressbar', { name: /cellar-door/ })).toBeVisible(),
    done: ({ page }) => status(page, /has been added/),
    refused: ({ page }) => expect(page.getByRole('alert')).toBeVisible(),
    failed: ({ page }) => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible(),
  },
});
