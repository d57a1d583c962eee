import type { Browser, Locator, Page } from '@playwright/test';
import { listCategories } from '#api/category/category.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { type BuiltInLanguage, languages } from '#api/languages.ts';
import { expect, test as journey, setSessionCookie, waitForHydration } from '#tests/support/browser/journey.ts';
import { type JourneyWords, loadJourneyTranslations } from '#tests/support/browser/journey-translations.ts';
import { createUserInput, type InputDevice, type UserInput } from '#tests/support/browser/user-input.ts';
import { type ForumServer, removeForum, startSampleForum } from '#tests/support/server/forum-server.ts';
import { waitForMail } from '#tests/support/server/outbox.ts';
import { aMemberOf, mailOf, testPassword, type Visitor } from '#tests/support/server/visitor.ts';

/** Passkeys require a host name, so this forum has one. */
const test = journey.extend<object, { forum: ForumServer }>({
  forum: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startSampleForum({ hostname: 'localhost' });
      await use(server);
      await removeForum(server);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

interface Way {
  readonly name: string;
  readonly kind: InputDevice;
  readonly language: BuiltInLanguage;
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

const ways: readonly Way[] = [
  { name: 'Zora', kind: 'pointer', language: 'en', colorScheme: 'light', width: 1_280 },
  { name: 'Samir', kind: 'pointer', language: 'ar', colorScheme: 'dark', width: 390 },
  { name: 'Katja', kind: 'keyboard', language: 'en', colorScheme: 'dark', width: 390 },
  { name: 'Layla', kind: 'keyboard', language: 'ar', colorScheme: 'light', width: 1_280 },
];

/** A user with a browser. */
interface Person extends Way {
  readonly page: Page;
  readonly hands: UserInput;
  readonly t: JourneyWords;
  readonly forum: ForumServer;
  /** Whether the title bar is compact: the account button opens the content of several menus. */
  readonly isCompact: boolean;
}

for (const way of ways) {
  const { name, kind, language, colorScheme, width } = way;
  test.describe(`${kind}, ${width} pixels, ${colorScheme}, ${language}`, () => {
    test.use({ locale: languages[language].intl.slice(0, 2), colorScheme, viewport: { width, height: 800 } });

    test('a guest becomes a member with a passkey, is mentioned, replies, changes preferences and revokes another session', async ({
      page,
      browser,
      forum,
      administrator,
    }) => {
      const person: Person = {
        ...way,
        page,
        forum,
        hands: createUserInput(page, kind),
        t: await loadJourneyTranslations(language),
        isCompact: width <= 800,
      };
      await join(person);
      await addPasskey(person);
      const elsewhere = await leaveSessionElsewhere(person, browser);
      await signInByPasskey(person);
      await followCategory(person);
      const friend = await aMemberOf(forum, administrator, `Friend-of-${name}`);
      const friendly = await mentionFrom(browser, forum, friend, person);
      await openMention(person, friend);
      await replyByMessage(person, friend, friendly);
      await changePreferences(person);
      await unsubscribe(person, browser);
      await revoke(person, elsewhere);
    });
  });
}

const topicOf = ({ name }: Way) => `Who mends nets like ${name}?`;
const main = ({ page }: Person) => page.getByRole('main');
const bar = ({ page }: Person) => page.getByRole('banner');

/** Returns the opener of a menu: a link at first, a button once the menu has loaded. */
const opener = (person: Person, name: string): Locator =>
  bar(person).getByRole('link', { name }).or(bar(person).getByRole('button', { name }));

const accountOpener = (person: Person) => opener(person, person.t('shell.account.button', { name: person.name }));

async function join(person: Person) {
  const { page, hands, t, name, forum, isCompact } = person;
  await page.goto('/categories');
  await expect(page.locator('html')).toHaveAttribute('dir', languages[person.language].direction);
  if (isCompact) {
    await hands.press(bar(person).getByRole('link', { name: t('shell.call.sign-in') }));
    // The previous page also has a link to register.
    await expect(page.getByRole('heading', { level: 1, name: t('account.sign-in.title') })).toBeVisible();
    await hands.press(main(person).locator('a[href^="/entry/register"]'));
  } else await hands.press(bar(person).getByRole('link', { name: t('shell.call.register') }));
  // The sign-in page also has a field for an e-mail address while it is displayed.
  await expect(page.getByRole('heading', { level: 1, name: t('account.registration.title') })).toBeVisible();
  const fields: readonly [string, string][] = [
    [t('account.field.email'), mailOf(name)],
    [t('account.field.name'), name],
    [t('account.field.password'), testPassword],
    [t('account.field.password-again'), testPassword],
  ];
  for (const [label, words] of fields) await hands.write(main(person).getByLabel(new RegExp(`^${label}`)), words);
  await hands.press(main(person).getByRole('button', { name: t('account.registration.submit') }));
  await expect(page).toHaveURL(/\/categories$/);
  const { link } = await waitForMail(forum.dataFolder, mailOf(name), t('mail.confirm.subject'));
  await page.goto(link);
  await hands.press(main(person).getByRole('button', { name: t('account.confirm.submit') }));
  await expect(page.getByRole('heading', { name: t('account.confirm.done') })).toBeVisible();
}

/** Opens a settings page from the account menu. */
async function openSettings(person: Person, part: string, title: string) {
  const { page, hands, t } = person;
  await hands.press(accountOpener(person));
  await hands.press(page.getByRole('link', { name: t('shell.account.settings') }));
  // The page before may be a settings page too, with a navigation of its own.
  await expect(page.getByRole('heading', { level: 1, name: t('member.edit.title') })).toBeVisible();
  const places = main(person).getByRole('navigation', { name: t('member.settings.label') });
  if (person.isCompact) await hands.press(main(person).locator('summary'));
  await hands.press(places.getByRole('link', { name: part }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const openSecurity = (person: Person) =>
  openSettings(person, person.t('member.settings.security'), person.t('account.security.title'));

async function addPasskey(person: Person) {
  const { page, hands, t } = person;
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openSecurity(person);
  await hands.write(main(person).getByLabel(t('account.passkey.name')), 'Pocket');
  await hands.press(main(person).getByRole('button', { name: t('account.passkey.add') }));
  await hands.press(main(person).getByRole('checkbox', { name: t('account.codes.kept') }));
  await hands.press(main(person).getByRole('button', { name: t('account.codes.done') }));
  await expect(main(person).getByRole('listitem').filter({ hasText: 'Pocket' })).toBeVisible();
}

/** Copies the session to another browser. In this browser the user becomes a guest. */
async function leaveSessionElsewhere({ page, t, name }: Person, browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
  });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/categories');
  await expect(elsewhere.getByText(t('shell.account.button', { name }))).toBeVisible();
  await page.context().clearCookies({ name: 'folkmoot-session' });
  return elsewhere;
}

async function signInByPasskey(person: Person) {
  const { page, hands, t } = person;
  await page.goto('/categories');
  await hands.press(bar(person).getByRole('link', { name: t('shell.call.sign-in') }));
  await hands.press(main(person).getByRole('button', { name: t('account.passkey.sign-in') }));
  await expect(page).toHaveURL(/\/categories$/);
  await expect(accountOpener(person)).toBeVisible();
}

async function followCategory(person: Person) {
  const { page, hands, t } = person;
  await hands.press(main(person).getByRole('link', { name: 'Meeting Place', exact: true }).first());
  await hands.press(main(person).getByRole('button', { name: t('category.follow.off'), exact: true }));
  await expect(main(person).getByRole('button', { name: t('category.follow.on'), exact: true })).toBeVisible();
  await expect(main(person).getByRole('checkbox', { name: t('category.follow.digest') })).toBeChecked();
  await page.keyboard.press('Escape');
}

/** Starts a discussion as a friend in another browser, and mentions the user in it. */
async function mentionFrom(browser: Browser, forum: ForumServer, friend: Visitor, person: Way): Promise<Page> {
  const { body: categories } = await listCategories(friend.api, { outputFormat: 'flat' });
  const categoryID = categories.find(({ name }) => name === 'Meeting Place')?.categoryID ?? 0;
  const { body: discussion } = await createDiscussion(friend.api, {
    name: topicOf(person),
    body: 'Mine have holes.',
    format: 'markdown',
    categoryID,
  });
  const context = await browser.newContext({
    baseURL: forum.url,
    locale: 'en',
    viewport: { width: 1_280, height: 800 },
  });
  const page = await context.newPage();
  await setSessionCookie(page, friend, forum.url);
  await page.goto(discussion.url);
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Your comment' }).fill(`@${person.name} may know. What do you say?`);
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'What do you say' })).toBeVisible();
  return page;
}

/** Opens the notifications: with the bell button, or in a compact bar with the account button. */
async function openNotifications(person: Person) {
  const { page, hands, t, isCompact } = person;
  if (!isCompact) return hands.press(opener(person, t('shell.notifications.button', { count: '' }).trim()));
  await hands.press(accountOpener(person));
  return hands.press(page.getByRole('tab', { name: t('shell.account.tab-notifications') }));
}

async function openMention(person: Person, friend: Visitor) {
  const { page, hands, t, isCompact } = person;
  // Two notifications: the discussion in the followed category, and the mention in it.
  const news = isCompact
    ? accountOpener(person).filter({ hasText: t('shell.account.unread', { count: '2' }) })
    : opener(person, t('shell.notifications.button', { count: '2' }));
  await expect(news).toBeVisible();
  await openNotifications(person);
  const words = t('notification.text.mention', { people: 1, actors: friend.name, name: topicOf(person) });
  await hands.press(page.getByRole('link', { name: words }));
  await expect(page).toHaveURL(/#Comment_\d+$/);
  await expect(page.getByRole('article').filter({ hasText: 'What do you say' })).toBeVisible();
}

async function replyByMessage(person: Person, friend: Visitor, friendly: Page) {
  const { page, hands, t } = person;
  const comment = page.getByRole('article').filter({ hasText: 'What do you say' });
  await hands.press(comment.getByRole('link', { name: friend.name }).last());
  await hands.press(page.getByRole('dialog').getByRole('link', { name: t('conversation.link.message') }));
  await expect(page.getByRole('heading', { level: 1, name: t('conversation.form.title') })).toBeVisible();
  await hands.write(main(person).getByLabel(new RegExp(`^${t('conversation.form.body')}`)), 'Come to the quay at six.');
  await hands.press(main(person).getByRole('button', { name: t('conversation.form.start') }));
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  await expect(main(person).getByText('Come to the quay at six.')).toBeVisible();
  await expect(friendly.getByRole('link', { name: 'Messages: 1' })).toBeVisible();
}

async function changePreferences(person: Person) {
  const { page, hands, t } = person;
  await openNotifications(person);
  await hands.press(page.getByRole('link', { name: t('notification.menu.preferences') }));
  const box = emailBox(person, t('notification.event.conversation-message'));
  const before = await box.isChecked();
  await hands.press(box);
  await expect(page.getByText(t('notification.preferences.success'))).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked({ checked: !before });
  await expect(emailBox(person, t('notification.event.mention'))).toBeChecked();
}

const emailBox = (person: Person, event: string) =>
  main(person).getByRole('checkbox', { name: `${person.t('notification.channel.email')}: ${event}` });

/** Unsubscribes from e-mail without being signed in, as on the phone on which the message is read. */
async function unsubscribe(person: Person, browser: Browser) {
  const { page, t, forum, name, kind } = person;
  const { text } = await waitForMail(forum.dataFolder, mailOf(name), topicOf(person));
  const link = /https?:\/\/\S+\/unsubscribe\/\S+/.exec(text)?.[0] ?? '';
  const context = await browser.newContext({ locale: person.language, viewport: page.viewportSize() });
  const reader = await context.newPage();
  await reader.goto(link);
  await createUserInput(reader, kind).press(reader.getByRole('button', { name: t('mail.unsubscribing.title') }));
  await expect(reader.getByRole('heading', { level: 1, name: t('mail.unsubscribing.done') })).toBeVisible();
  await context.close();
  await page.reload();
  await expect(emailBox(person, t('notification.event.mention'))).not.toBeChecked();
}

async function revoke(person: Person, elsewhere: Page) {
  const { hands, t } = person;
  await openSecurity(person);
  const others = main(person)
    .getByRole('button', { name: t('member.sessions.end-of', { device: '' }).trim() })
    .filter({ hasNotText: t('member.sessions.end-others') });
  await expect(others).toHaveCount(1);
  await hands.press(others);
  await expect(main(person).getByText(t('member.sessions.ended'))).toBeVisible();
  await elsewhere.goto('/categories');
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: t('shell.call.sign-in') })).toBeVisible();
  await elsewhere.context().close();
}
