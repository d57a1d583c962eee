import { type BrowserContext, expect, type Page } from '@playwright/test';
import { setSessionCookie, test, waitForHydration, watchConsole } from '#tests/support/browser/journey.ts';
import type { ForumServer } from '#tests/support/server/forum-server.ts';
import { aMemberOf, type Visitor } from '#tests/support/server/visitor.ts';

const comment = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });

/**
 * Signs the member in and opens a discussion. Each journey uses its own member, so that no journey finds the texts of
 * another.
 */
async function atDiscussion(page: Page, forum: ForumServer, member: Visitor, address: string): Promise<void> {
  await setSessionCookie(page, member, forum.url);
  await page.goto(address);
  await waitForHydration(page);
}

/** Opens the editor and waits until it accepts input. */
async function openEditor(page: Page): Promise<void> {
  await comment(page).click();
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await expect(comment(page)).toBeFocused();
}

/** Composes a text step by step, as an input method does, and commits the final text. */
async function compose(page: Page, steps: readonly string[], whole: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of steps) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await page.waitForTimeout(120);
  }
  await session.send('Input.insertText', { text: whole });
  await session.detach();
}

/** Records from now on the editor's value after each input, and each value that a script sets. */
const watchEditor = (page: Page): Promise<void> =>
  comment(page).evaluate((area) => {
    const seen = { values: [] as string[], events: [] as string[], resets: [] as string[] };
    Object.assign(globalThis, { seen });
    const box = area as HTMLTextAreaElement;
    for (const name of ['compositionstart', 'compositionend', 'input'])
      box.addEventListener(name, () => {
        seen.events.push(name);
        if (name === 'input') seen.values.push(box.value);
      });
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') as PropertyDescriptor;
    Object.defineProperty(box, 'value', {
      configurable: true,
      get: () => get?.call(box),
      set: (value: string) => {
        seen.resets.push(value);
        set?.call(box, value);
      },
    });
    box.setRangeText = new Proxy(box.setRangeText, {
      apply: (target, self, given) => {
        seen.resets.push(String(given[0]));
        return Reflect.apply(target, self, given);
      },
    });
  });

const seenIn = (page: Page) =>
  page.evaluate(
    () => (globalThis as unknown as { seen: { values: string[]; events: string[]; resets: string[] } }).seen,
  );

test('text composed with an input method is inserted completely, without interference, and is preserved', async ({
  page,
  forum,
  administrator,
  addresses,
}) => {
  await atDiscussion(page, forum, await aMemberOf(forum, administrator, 'Composer'), addresses.empty);
  await openEditor(page);
  await page.keyboard.type('Boat: ');
  await watchEditor(page);
  await compose(page, ['f', 'ふ', 'ふn', 'ふね', '船'], '船');
  await expect(comment(page)).toHaveValue('Boat: 船');
  const { values, events, resets } = await seenIn(page);
  expect(values.slice(0, 5)).toEqual(['Boat: f', 'Boat: ふ', 'Boat: ふn', 'Boat: ふね', 'Boat: 船']);
  expect([values.at(-1), resets]).toEqual(['Boat: 船', []]);
  expect(events.filter((name) => name !== 'input')).toEqual(['compositionstart', 'compositionend']);
  await page.reload();
  await waitForHydration(page);
  await comment(page).click();
  await expect(comment(page)).toHaveValue('Boat: 船');
});

test('text composed in the plain form before the editor has loaded is inserted completely too', async ({
  page,
  forum,
  administrator,
  addresses,
}) => {
  await atDiscussion(page, forum, await aMemberOf(forum, administrator, 'Early-composer'), addresses.empty);
  await comment(page).focus();
  await compose(page, ['h', 'ha', '하', '한', '한그', '한글'], '한글');
  await expect(comment(page)).toHaveValue('한글');
  await page.reload();
  await waitForHydration(page);
  await comment(page).click();
  await expect(comment(page)).toHaveValue('한글');
});

test('text from another tab is shown next to the text being composed, without interfering', async ({
  page,
  context,
  forum,
  administrator,
  addresses,
}) => {
  const member = await aMemberOf(forum, administrator, 'Two-handed');
  await atDiscussion(page, forum, member, addresses.empty);
  const second = await secondTab(context, addresses.empty);
  await openEditor(page);
  await openEditor(second);
  await watchEditor(second);
  const session = await context.newCDPSession(second);
  await session.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
  await comment(page).fill('From the first tab');
  await expect(comment(second)).toHaveValue('か');
  await session.send('Input.insertText', { text: '川' });
  await expect(comment(second)).toHaveValue('川');
  expect((await seenIn(second)).resets).toEqual([]);
  await expect(otherCopy(second)).toContainText('From the first tab');
});

test('a pasted image is uploaded, and inserted into the text and the comment', async ({
  page,
  forum,
  administrator,
  addresses,
}) => {
  await atDiscussion(page, forum, await aMemberOf(forum, administrator, 'Paster'), addresses.empty);
  await openEditor(page);
  await page.keyboard.type('See the seam:');
  const isTaken = await comment(page).evaluate(async (area) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 48, height: 32 });
    canvas.getContext('2d')?.fillRect(8, 8, 20, 10);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob as Blob], 'narrow-seam.png', { type: 'image/png' }));
    return !area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  expect(isTaken, 'the browser pastes nothing besides').toBe(true);
  await expect(comment(page)).toHaveValue(/^See the seam:\n+!\[narrow seam\]\(\S+\)\s*$/);
  await expect(page.getByText('narrow-seam.png has been added.')).toBeVisible();
  await page.getByRole('button', { name: 'Post Comment' }).click();
  const picture = page.getByRole('article').getByRole('img', { name: 'narrow seam' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() =>
      picture.evaluate((image) => [
        (image as HTMLImageElement).naturalWidth,
        (image as HTMLImageElement).naturalHeight,
      ]),
    )
    .toEqual([48, 32]);
});

for (const choice of ['mine', 'other'] as const) {
  const words = { mine: 'Keep my current text', other: 'Use the other version' }[choice];
  test(`two tabs write the same comment, both texts are shown, and “${words}” loses neither`, async ({
    page,
    context,
    forum,
    administrator,
    addresses,
  }) => {
    const member = await aMemberOf(forum, administrator, `Two-tabs-${choice}`);
    await atDiscussion(page, forum, member, addresses.empty);
    const second = await secondTab(context, addresses.empty);
    const complaints = watchConsole(second);
    await openEditor(page);
    await openEditor(second);
    await second.keyboard.type('Tar');
    await expect(comment(page), 'a tab in which nothing was typed follows the other').toHaveValue('Tar');
    await comment(page).fill('Cotton first');
    await expect(otherCopy(second)).toContainText('Cotton first');
    await expect(comment(second)).toHaveValue('Tar');
    await expect(comment(page)).toHaveValue('Cotton first');
    await second.getByRole('button', { name: words }).click();
    const [chosen, left] = choice === 'mine' ? ['Tar', 'Cotton first'] : ['Cotton first', 'Tar'];
    await expect(otherCopy(second)).toHaveCount(0);
    await expect(comment(second)).toHaveValue(chosen);
    await second.getByRole('button', { name: 'Restore the previous text' }).click();
    await expect(comment(second)).toHaveValue(left);
    expect(complaints).toEqual([]);
  });
}

test('the texts of two tabs that are closed while writing are both offered again', async ({
  page,
  context,
  forum,
  administrator,
  addresses,
}) => {
  const member = await aMemberOf(forum, administrator, 'Two-closed');
  await atDiscussion(page, forum, member, addresses.empty);
  const second = await secondTab(context, addresses.empty);
  await openEditor(second);
  await second.keyboard.type('Linseed');
  await openEditor(page);
  await expect(comment(page)).toHaveValue('Linseed');
  await comment(page).fill('Oakum');
  await expect(otherCopy(second)).toContainText('Oakum');
  // A member who chooses neither version can continue writing. The first tab then receives a text that is not its own.
  await comment(second).press('End');
  await second.keyboard.type(' oil');
  await expect(otherCopy(page)).toContainText('Linseed oil');
  await second.close();
  await page.close();
  const third = await secondTab(context, addresses.empty);
  await comment(third).click();
  await expect(otherCopy(third)).toBeVisible();
  const both = [await comment(third).inputValue(), await otherCopy(third).getByRole('blockquote').innerText()];
  expect(both.toSorted()).toEqual(['Linseed oil', 'Oakum']);
});

async function secondTab(context: BrowserContext, address: string): Promise<Page> {
  const second = await context.newPage();
  await second.goto(address);
  await waitForHydration(second);
  return second;
}

const otherCopy = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Another version of this text/ });
