import { parseArgs } from 'node:util';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '#scripts/setup.mjs';
import { openBenchDatabase } from './databases.ts';
import { type InteractionTimes, timeOf, watchInteractions } from './interaction-watch.ts';
import { startForum } from './server-process.ts';
import { prepareSubject } from './subject.ts';
import { rowsOf } from './table.ts';

/** The text that `--help` prints. */
const usage = `npm run bench:interactions -- [--discussions 1000] [--visits 3] [--slowdown 4] [--port 24400]

Opens menus, dropdowns and the editor on a discussion page, as a member in Chromium with a throttled processor,
and prints in milliseconds how long each takes to appear, and the slowest of its events to the next paint. Each is the median of
the visits; the server is on the same machine, so that there is no network latency.`;

/** An interaction on a page; `shown` is the selector of the element that it opens. */
interface Interaction {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
  readonly shown?: string;
}

/** Hovers over an element before clicking it, as users do: hovering starts loading what the click opens. */
async function press(what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  await what.hover();
  await what.page().waitForTimeout(150);
  await what.click();
}

const inBar = (name: RegExp) => (page: Page) => {
  const bar = page.locator('header');
  return press(bar.getByRole('link', { name }).or(bar.getByRole('button', { name })).first());
};
const onPost = (name: RegExp) => (page: Page) => press(page.getByRole('button', { name }).first());

const opened = 'header button[aria-expanded="true"]';
const menu = '[role="menu"]';

const openings: readonly Interaction[] = [
  { name: 'notifications', act: inBar(/^Notifications/), shown: opened },
  { name: 'messages', act: inBar(/^Messages/), shown: opened },
  { name: 'account', act: inBar(/account/i), shown: opened },
  { name: 'search in the title bar', act: inBar(/^Search$/), shown: 'header [role="combobox"]' },
  { name: 'menu of a comment', act: onPost(/^Options for comment/), shown: menu },
  { name: 'reaction menu', act: onPost(/^React to/), shown: menu },
];

const react: Interaction = {
  name: 'choosing a reaction',
  act: (page) => press(page.getByRole('menu').locator('[role^="menuitem"]').first()),
};

const writing: readonly Interaction[] = [
  { name: 'opening the editor of a reply', act: onPost(/^Reply to/), shown: 'main textarea[aria-haspopup]' },
  { name: 'typing in it', act: (page) => page.keyboard.type('What a fine day this is.', { delay: 60 }) },
];

type Times = Map<string, InteractionTimes[]>;

async function visit(page: Page, url: string, times: Times): Promise<void> {
  const time = async ({ name, act, shown }: Interaction, note = '') => {
    const key = `${name}${note}`;
    times.set(key, [...(times.get(key) ?? []), await timeOf(page, shown, () => act(page))]);
  };
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(3_000);
  for (const opening of openings)
    for (const note of [', first time', ', again']) {
      await time(opening, note);
      if (opening.name === 'reaction menu' && note === ', again') await time(react);
      await page.keyboard.press('Escape');
      await page.waitForTimeout(300);
    }
  for (const step of writing) await time(step);
}

async function newPage(browser: Browser, cookie: string, url: string, rate: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await watchInteractions(page);
  return page;
}

const middle = (values: readonly number[]): string =>
  ([...values].sort((a, b) => a - b)[values.length >> 1] ?? 0).toFixed(0);

async function run(requested: { discussions: number; visits: number; slowdown: number; port: number }): Promise<void> {
  const database = await openBenchDatabase({
    kind: 'postgres',
    discussions: requested.discussions,
    port: requested.port + 1,
  });
  const subject = await prepareSubject(database);
  const server = await startForum(requested.port, database.environment);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const times: Times = new Map();
  try {
    const url = `http://127.0.0.1:${requested.port}/discussion/${subject.usualID}`;
    for (let number = 0; number < requested.visits; number += 1) {
      const page = await newPage(
        browser,
        subject.cookies[number % subject.cookies.length] ?? '',
        url,
        requested.slowdown,
      );
      await visit(page, url, times);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await server.stop();
    await database.close();
  }
  const rows = [...times].map(([name, told]) => [
    name,
    middle(told.map(({ shown }) => shown)),
    middle(told.map(({ paint }) => paint)),
  ]);
  process.stdout.write(`${rowsOf(['Interaction', 'until it appears ms', 'event to paint ms'], rows)}\n`);
}

const { values } = parseArgs({
  options: {
    discussions: { type: 'string', default: '1000' },
    visits: { type: 'string', default: '3' },
    slowdown: { type: 'string', default: '4' },
    port: { type: 'string', default: '24400' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) process.stdout.write(`${usage}\n`);
else {
  const [discussions, visits, slowdown, port] = [values.discussions, values.visits, values.slowdown, values.port].map(
    Number,
  );
  await run({ discussions, visits, slowdown, port } as Parameters<typeof run>[0]);
}
