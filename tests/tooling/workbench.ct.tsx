import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { type Ladle, startLadle } from '#tests/support/machine/ladle.ts';

let ladle: Ladle;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.use({ viewport: { width: 1600, height: 900 } });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  ladle = await startLadle();
});

test.afterAll(() => ladle?.stop());

const reactions = '?story=post--reaction-toggle--states--live';
const panel = (page: Page) => page.getByRole('complementary', { name: 'Machine' });
const state = (page: Page) => panel(page).getByRole('status').first();
const story = (page: Page) => page.frameLocator('iframe[title="Story preview"]');
const path = (page: Page) => panel(page).getByRole('region', { name: 'Path', exact: true });
const litStates = (page: Page) => panel(page).locator('text[data-active]');

test('an interaction with a component shows in the chart, the table, the path and the URL', async ({ page }) => {
  await page.goto(`${ladle.url}/${reactions}`);
  await expect(litStates(page)).toHaveText(['reaction-toggle', 'settled'], { timeout: 60_000 });
  await story(page).getByRole('button', { name: /^Like/ }).click();
  await expect(state(page)).toHaveText('saving');
  await expect(litStates(page)).toHaveText(['reaction-toggle', 'saving']);
  await panel(page).getByText('Transition table', { exact: true }).click();
  const taken = panel(page).getByRole('row').filter({ hasText: 'taken' });
  await expect(taken).toHaveText([/^settledreaction\.toggled.*saving.*taken$/]);
  await expect(path(page).getByRole('listitem')).toHaveText([/^reaction\.toggled .*→ saving/]);
  await expect.poll(() => new URL(page.url()).searchParams.get('machine')).toBe('reaction-toggle');
  expect(new URL(page.url()).searchParams.get('path')).toMatch(/^reaction\.toggled/);
});

test('a button triggers a possible event; the path can be copied, and its link replays it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${ladle.url}/${reactions}`);
  const now = panel(page).getByRole('region', { name: 'Next steps' });
  await now.getByRole('button', { name: /Awesome/ }).click({ timeout: 60_000 });
  await now.getByRole('button', { name: /react fails/ }).click();
  await expect(state(page)).toHaveText('failed');
  await path(page).getByRole('button', { name: 'Copy path' }).click();
  await expect(path(page).getByRole('status')).toHaveText('Path copied.');
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.map(({ type }: { type: string }) => type)).toEqual([
    'reaction.toggled',
    'xstate.error.actor.0.reaction-toggle.saving',
  ]);
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(state(page)).toHaveText('failed', { timeout: 60_000 });
  await expect(path(page).getByRole('listitem')).toHaveCount(2);
});

test('a chosen state is reached by the shortest path, step by step on the page', async ({ page }) => {
  await page.goto(`${ladle.url}/${reactions}`);
  const goals = panel(page).getByRole('region', { name: 'Go to a state' });
  await goals.getByLabel('Replay speed').selectOption('Fast', { timeout: 60_000 });
  await goals.getByRole('button', { name: 'failed' }).click();
  await expect(goals.getByRole('status')).toHaveText('Replay finished.');
  await expect(state(page)).toHaveText('failed');
  await expect(story(page).locator('[data-machine="reaction-toggle"]')).toHaveAttribute('data-state', 'failed');
});

test('with text twice as large, a story has the layout of half the width', async ({ page }) => {
  const titleBar = '?story=shell--title-bar--guest&width=1280';
  const menu = story(page).getByRole('button', { name: 'Site Navigation' });
  await page.goto(`${ladle.url}/${titleBar}`);
  await expect(story(page).locator('header')).toBeVisible({ timeout: 60_000 });
  await expect(menu).toBeHidden();
  await page.getByRole('radio', { name: '200 %' }).check({ force: true });
  await expect(menu).toBeVisible();
  const size = () =>
    story(page)
      .locator('html')
      .evaluate((root) => getComputedStyle(root).fontSize);
  expect([await size(), new URL(page.url()).searchParams.get('text')]).toEqual(['32px', '200']);
  await page.getByRole('radio', { name: '100 %' }).check({ force: true });
  await expect(menu).toBeHidden();
});

test('the contact sheet shows every state in all seven modes, including forced colours', async ({ page }) => {
  await page.goto(`${ladle.url}/?story=post--reaction-toggle--states--contact-sheet`);
  const sheet = story(page).getByRole('table');
  const modes = ['Light', 'Dark', 'High contrast', 'Forced colors', 'Right to left', '320 px', '200 % text'];
  await expect(sheet.getByRole('columnheader')).toHaveText(['State', ...modes], { timeout: 60_000 });
  await expect(sheet.getByRole('rowheader')).toHaveText(['settled', 'saving', 'failed']);
  const forced = story(page).frameLocator('iframe[title="Forced colors"]').locator('html');
  await expect(forced).toHaveCSS('color-scheme', 'dark', { timeout: 60_000 });
  const canvas = () => forced.evaluate((root) => getComputedStyle(root).getPropertyValue('--color-page'));
  expect(await canvas()).toBe('Canvas');
});

test('the start page counts what is there, and its filter leads to the page of a component', async ({ page }) => {
  await page.goto(ladle.url);
  const start = story(page);
  await expect(start.getByRole('heading', { level: 1 })).toHaveText('Folkmoot workbench', { timeout: 60_000 });
  await expect(start.locator('dl[aria-label="Counts"] > div')).toHaveText([
    /components.*\d{3}/,
    /machines.*\d+/,
    /states.*\d{3}/,
    /stories.*\d+/,
    /pages.*\d+/,
    /tokens.*\d{3}/,
  ]);
  await expect(start.getByRole('region', { name: 'What changed' })).toContainText(/Since|Git does not know/);
  await start.getByRole('searchbox', { name: 'Filter components' }).fill('radiogroup');
  await start.getByRole('link', { name: /^RadioGroup/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('story')).toBe('components--primitives--radio-group');
});

test('the page of a component has its props, its parts, its rules and links; a changed prop changes the live story', async ({
  page,
}) => {
  await page.goto(`${ladle.url}/?story=components--primitives--button`);
  const button = story(page);
  await expect(button.getByRole('heading', { level: 1 })).toHaveText('Button', { timeout: 60_000 });
  const props = button.getByRole('table', { name: 'Props of Button', exact: true });
  await expect(props.getByRole('row', { name: /^size/ })).toContainText('"medium" | "small"');
  await expect(props.getByRole('row', { name: /^busy/ })).toContainText('false');
  const live = button.frameLocator('iframe[title="Button, live"]').getByRole('button', { name: 'New discussion' });
  await expect(live).not.toHaveAttribute('aria-busy', 'true', { timeout: 60_000 });
  const controls = button.getByRole('form', { name: 'Props' });
  await expect(controls.getByLabel('variant')).toHaveValue('primary', { timeout: 30_000 });
  await controls.getByLabel('busy').check();
  await expect(live).toHaveAttribute('aria-busy', 'true');
  await controls.getByRole('button', { name: 'Reset props' }).click();
  await expect(live).not.toHaveAttribute('aria-busy', 'true');
  await expect(button.getByRole('list', { name: 'Parts' }).getByRole('listitem').first()).toContainText('Surface');
  await expect(button.getByRole('figure')).toHaveCount(5);
  const states = button.getByRole('region', { name: 'Stories and states' });
  await expect(states.getByRole('link', { name: 'Busy' })).toHaveAttribute('href', /story=primitives--button--busy/);
});

test('a story links to the page of its component', async ({ page }) => {
  await page.goto(`${ladle.url}/?story=primitives--button--busy`);
  await page.getByRole('link', { name: 'Component page' }).click({ timeout: 60_000 });
  await expect(story(page).getByRole('heading', { level: 1 })).toHaveText('Button', { timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'Component page' })).toBeHidden();
});

test('usage code is copied as it is compiled, and a page and its components link to each other', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${ladle.url}/?story=components--post--reaction-toggle`);
  const toggle = story(page);
  await toggle.getByRole('button', { name: 'Copy code' }).click({ timeout: 60_000 });
  await expect(toggle.getByRole('region', { name: 'Usage', exact: true }).getByRole('status')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("import { ReactionToggle } from '#components/post/reaction/reaction-toggle.tsx';");
  await toggle.getByLabel('In the state').selectOption('saving');
  await expect(toggle.getByRole('list', { name: 'Spoken in saving' })).toContainText('group, Reactions to MaireadK');
  await toggle
    .getByRole('region', { name: 'Where it is used' })
    .getByRole('link', { name: /^\/discussion\/comment/ })
    .click();
  const shown = story(page).locator('details[open]');
  await expect(shown.getByText('/discussion/comment/$commentID')).toBeVisible({ timeout: 60_000 });
  await shown.getByText(/components within these/).click();
  await expect(shown.getByRole('link', { name: 'post/reaction/reaction-toggle', exact: true })).toHaveAttribute(
    'href',
    /story=components--post--reaction-toggle/,
  );
});

test('icons in use are searched, every pair of colours has a verdict, and the report lists 55 criteria', async ({
  page,
}) => {
  await page.goto(`${ladle.url}/?story=theme--specimens--icons`);
  await story(page).getByRole('searchbox', { name: 'Search icons' }).fill('bookmark', { timeout: 60_000 });
  const bookmark = story(page).getByRole('button', { name: /^Bookmark \d/ });
  await expect(bookmark.locator('svg')).toBeVisible();
  await bookmark.click();
  await expect(story(page).getByRole('link', { name: /bookmark-button/ })).toBeVisible();
  await page.goto(`${ladle.url}/?story=theme--specimens--color-pairs`);
  await expect(story(page).getByText('Each has enough contrast.')).toBeVisible({ timeout: 60_000 });
  await page.goto(`${ladle.url}/?story=workbench--conformance--wcag`);
  const criteria = story(page).getByRole('list', { name: 'Criteria' });
  await expect(criteria.locator('> li')).toHaveCount(55, { timeout: 60_000 });
  await criteria.getByText('Contrast (Minimum)').click();
  const open = criteria.locator('details[open]');
  await expect(open.getByText('tests/theme/contrast.test.ts')).toBeVisible();
  await expect(open.getByText(/color-contrast/)).toBeVisible();
});

test('choosing a language changes the texts and the direction of the page', async ({ page }) => {
  await page.goto(`${ladle.url}/${reactions}`);
  await expect(story(page).getByRole('button', { name: /^React to/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(story(page).getByText('تفاعل', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(story(page).locator('html')).toHaveAttribute('dir', 'rtl');
  expect(new URL(page.url()).searchParams.get('lang')).toBe('ar');
});

test('a changed token is checked at once, and the coverage page lists every machine', async ({ page }) => {
  await page.goto(`${ladle.url}/?story=theme--tokens--tokens`);
  const verdict = story(page).getByRole('status');
  await expect(verdict).toContainText(/All \d+ pairs have enough contrast/, { timeout: 60_000 });
  await story(page)
    .getByRole('textbox', { name: /^text\b.*--color-text\b/ })
    .fill('#fafafa');
  await expect(verdict).toContainText('have too little contrast');
  await page.goto(`${ladle.url}/?story=workbench--coverage--all-machines`);
  const table = story(page).getByRole('table', { name: 'Coverage of each machine' });
  await expect(table.getByRole('row', { name: /draft/ }).first()).toBeVisible({ timeout: 60_000 });
});
