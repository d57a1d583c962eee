import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Ladle, startLadle } from '#tests/support/machine/ladle.ts';

let ladle: Ladle;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.use({ viewport: { width: 1600, height: 900 } });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  ladle = await startLadle();
});

test.afterAll(() => ladle?.stop());

const failedReaction = '?story=post--reaction-toggle--states--is-failed';
const list = (page: Page) => page.getByRole('navigation', { name: 'Stories' });
const story = (page: Page) => page.frameLocator('iframe[title="Story preview"]');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const slow = { timeout: 60_000 };

test('states are listed by region with readable names, and can be filtered', async ({ page }) => {
  await page.goto(`${ladle.url}/?story=composer--draft--states--is-device-keeping-server-unremoved`);
  const current = list(page).getByRole('link', { name: 'server: unremoved' }).and(page.locator('[aria-current]'));
  await expect(current).toBeVisible(slow);
  await expect(page.getByRole('complementary', { name: 'Machine' }).getByRole('status').first()).toHaveText(
    'device: keeping · server: unremoved',
    slow,
  );
  await list(page)
    .getByRole('combobox', { name: /^device/ })
    .selectOption('lost');
  await list(page)
    .getByRole('combobox', { name: /^server/ })
    .selectOption('failed');
  const states = list(page).getByRole('region', { name: /^device/ });
  await expect(states.getByRole('link')).toHaveText(['server: failed']);
});

test('the search finds a story and opens it without a reload', async ({ page }) => {
  await page.goto(`${ladle.url}/${failedReaction}`);
  await expect(story(page).getByRole('alert')).toBeVisible(slow);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.keyboard.press('/');
  await page.keyboard.type('draft lost failed');
  await expect(list(page).getByRole('status')).toHaveText('1 story');
  await list(page).getByRole('searchbox').fill('reaction toggle saving');
  await page.keyboard.press('Enter');
  await expect(story(page).locator('[data-machine="reaction-toggle"]')).toHaveAttribute('data-state', 'saving', slow);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a sheet compares the present rendering with the reviewed pictures, zooms, and links to the story', async ({
  page,
}) => {
  await page.goto(`${ladle.url}/?story=post--reaction-toggle--states--contact-sheet`);
  const sheet = story(page);
  const cells = (column: string) => sheet.frameLocator(`iframe[title="${column}"]`).locator('.sheet-cell');
  for (const column of ['Light', 'Forced colors', '320 px', '200 % text'])
    await expect(cells(column).filter({ has: page.locator('[data-machine="reaction-toggle"]') })).toHaveCount(3, slow);
  await expect(cells('Dark').first().locator('[data-machine]')).toHaveAttribute('data-state', 'settled');
  await sheet.getByRole('button', { name: 'Now and reviewed' }).click();
  await expect(sheet.getByRole('columnheader')).toHaveText(['State', '800 px', 'Reviewed, light']);
  const picture = sheet.getByRole('img', { name: 'failed, Reviewed, light' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  const width = () => picture.evaluate((image) => image.getBoundingClientRect().width);
  const before = await width();
  await sheet.getByRole('slider', { name: /^Zoom/ }).fill('0.35');
  await expect.poll(width).toBeLessThan(before);
  await sheet.getByRole('link', { name: 'Open failed, Reviewed, light' }).click();
  await expect(page).toHaveURL(/story=post--reaction-toggle--states--is-failed/);
});

test('the chart never moves the story, below it or on the whole window, and shows all regions', async ({ page }) => {
  await page.goto(`${ladle.url}/?story=composer--draft--states--is-device-keeping-server-unremoved`);
  const frame = page.locator('iframe[title="Story preview"]');
  await expect(story(page).getByRole('textbox').first()).toBeVisible(slow);
  const before = await frame.boundingBox();
  const lit = page.locator('text[data-active]');
  await expect(lit).toHaveText(['draft', 'open', 'device', 'keeping', 'server', 'unremoved'], slow);
  expect(await frame.boundingBox()).toEqual(before);
  const room = page.getByRole('region', { name: /^Chart/ });
  const isInSight = async (name: string) => {
    const [around, box] = [await room.boundingBox(), await lit.getByText(name, { exact: true }).boundingBox()];
    return around && box && box.x >= around.x && box.y >= around.y && box.x + box.width <= around.x + around.width;
  };
  for (const name of ['keeping', 'unremoved']) await expect.poll(() => isInSight(name), name).toBe(true);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(async () => (await room.boundingBox())?.width).toBeGreaterThan(900);
  await page.keyboard.press('Escape');
  expect(await frame.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Chart below' }).click();
  await expect.poll(async () => (await room.boundingBox())?.y).toBeGreaterThan(400);
});

test('a path is taken step by step, with the reason of each step', async ({ page }) => {
  await page.goto(`${ladle.url}/?story=post--reaction-toggle--states--live`);
  const goals = page.getByRole('region', { name: 'Go to a state' });
  await goals.getByLabel('Replay speed').selectOption('Step by step', slow);
  await goals.getByRole('button', { name: 'failed' }).click();
  const player = page.getByRole('region', { name: 'Path player' });
  await expect(player).toContainText('In settled: reaction.toggled; runs', slow);
  await player.getByRole('button', { name: /Next step/ }).click();
  await expect(story(page).locator('[data-machine]').first()).toHaveAttribute('data-state', 'saving');
  await player.getByRole('button', { name: /Next step/ }).click();
  await expect(story(page).locator('[data-machine]').first()).toHaveAttribute('data-state', 'failed');
  await expect(player).toContainText(/In saving: react fails; .*goes to failed/);
  await player.getByRole('button', { name: /Back/ }).click();
  await expect(story(page).locator('[data-machine]').first()).toHaveAttribute('data-state', 'saving');
});

test('the panel names the findings of axe, the contrasts and the accessibility tree, after each change', async ({
  page,
}) => {
  await page.goto(`${ladle.url}/${failedReaction}`);
  await tab(page, 'Accessibility').click(slow);
  const access = page.getByRole('complementary', { name: 'Accessibility' });
  await expect(access.getByRole('status')).toContainText(/No failures .*lowest contrast [\d.]+ : 1/, slow);
  await expect(access.getByRole('region', { name: 'Accessibility tree' })).toContainText(
    'button “Like, 5” not pressed',
  );
  await story(page)
    .getByRole('button', { name: /^Like/ })
    .evaluate((button) => {
      button.style.color = '#ccc';
      button.style.background = '#fff';
    });
  const findings = access.getByRole('region', { name: 'Findings' });
  await expect(findings).toContainText('button “Like, 5”', slow);
  await expect(findings).toContainText('color-contrast');
  await expect(access.getByRole('region', { name: 'Contrast' })).toContainText('needs 4.5 : 1');
});

test('an element under the pointer is measured, and lengths off the scale are marked', async ({ page }) => {
  await page.goto(`${ladle.url}/${failedReaction}`);
  await tab(page, 'Measure').click(slow);
  const like = story(page).getByRole('button', { name: /^Like/ });
  await like.evaluate((button) => {
    button.style.paddingInlineStart = '7px';
  });
  // The text of the button covers its middle.
  await like.hover({ position: { x: 2, y: 4 } });
  const measures = page.getByRole('complementary', { name: 'Measures' });
  await expect(measures.getByRole('table')).toContainText('7 off the scale');
  await expect(measures.getByRole('rowheader')).toContainText(['Size', 'Padding', 'Margin']);
  await expect(story(page).locator('#folkmoot-mark')).toBeAttached();
  await tab(page, 'Notes').click();
  await expect(story(page).locator('#folkmoot-mark')).toHaveCount(0);
});

test('a note is kept in a file beside the story; other pages cannot write it', async ({ page, request }) => {
  const file = 'stories/post/reaction/reaction-toggle.notes.md';
  expect(existsSync(file)).toBe(false);
  try {
    await page.goto(`${ladle.url}/${failedReaction}`);
    await tab(page, 'Notes').click(slow);
    const notes = page.getByRole('complementary', { name: 'Notes' });
    await notes.getByRole('textbox', { name: 'Note on Failed' }).fill('The alert is too wide.', slow);
    await notes.getByRole('button', { name: 'Save note' }).click();
    await expect(notes.getByRole('status')).toHaveText('Saved.');
    expect(readFileSync(file, 'utf8')).toBe('## Failed\n\nThe alert is too wide.\n');
    const data = { file, story: 'Failed', text: 'Overwritten' };
    const strange = await request.post(`${ladle.url}/workbench/notes`, {
      data,
      headers: { origin: 'https://evil.example' },
    });
    expect(strange.status()).toBe(403);
    const beside = { ...data, file: 'package.notes.md' };
    const other = await request.post(`${ladle.url}/workbench/notes`, { data: beside, headers: { origin: ladle.url } });
    expect([other.status(), existsSync('package.notes.md')]).toEqual([400, false]);
  } finally {
    rmSync(file, { force: true });
  }
});

test('a changed look is reviewed: before, after, slider, difference and token; accepting copies the sheet', async ({
  page,
}) => {
  const place = '.cache/components-review-test/run';
  const [sheet = ''] = globSync('tests/visual-snapshots/*/post/reaction-toggle.webp');
  const reviewed = readFileSync(sheet);
  const aPicture = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  try {
    mkdirSync(place, { recursive: true });
    writeFileSync(`${place}/reviewed.png`, await aPicture('#000000'));
    writeFileSync(`${place}/now.png`, await aPicture('#146c78'));
    writeFileSync(`${place}/sheet-now.webp`, reviewed);
    const picture = { state: 'failed', palette: 'light', pixels: 2_400, reviewed: 'reviewed.png', now: 'now.png' };
    const look = {
      address: 'post/reaction-toggle',
      folder: 'post/reaction',
      sheet,
      time: Date.now(),
      pictures: [picture],
    };
    writeFileSync(`${place}/changed-look.json`, JSON.stringify(look));
    await page.goto(`${ladle.url}/?story=workbench--review--changed-looks&look=post/reaction-toggle`);
    const machine = story(page).getByRole('region', { name: 'post/reaction-toggle' });
    const shown = machine.getByRole('article', { name: 'failed, light' });
    await expect(shown.getByRole('img')).toHaveCount(2, slow);
    await expect(shown).toContainText('primary (#000000 → #146c78)');
    await expect(shown.getByRole('link', { name: 'Open the state' })).toHaveAttribute('href', failedReaction);
    await shown.getByText('Slider', { exact: true }).click();
    await shown.getByRole('slider').fill('20');
    await expect(shown.getByRole('img', { name: 'Before' })).toHaveCSS('clip-path', 'inset(0px 80% 0px 0px)');
    await shown.getByText('Difference', { exact: true }).click();
    const red = shown
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => [...(canvas.getContext('2d')?.getImageData(5, 5, 1, 1).data ?? [])]);
    expect(await red).toEqual([220, 20, 20, 255]);
    await machine.getByRole('button', { name: 'Accept this file' }).click();
    await expect(machine).toHaveCount(0);
    expect(readFileSync(sheet).equals(reviewed)).toBe(true);
    expect(existsSync(`${place}/changed-look.json`)).toBe(false);
  } finally {
    rmSync('.cache/components-review-test', { recursive: true, force: true });
  }
});
