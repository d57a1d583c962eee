import { expect, test } from 'vitest';
import { addCustomPage, removeCustomPage } from '#api/administration/layout/custom-page.client.ts';
import type { HydratedLayout } from '#api/administration/layout/layout.contract.ts';
import { readLayout } from '#api/administration/layout/layout-record.client.ts';
import type { Navigation } from '#api/administration/layout/navigation.contract.ts';
import { changeConfig, readConfig } from '#api/administration/setting/config.client.ts';
import { addLocale } from '#api/administration/translation/locale.client.ts';
import {
  addTranslationResource,
  changeTranslations,
  listTranslatableRecords,
} from '#api/administration/translation/translation.client.ts';
import { addCategory } from '#api/category/category.client.ts';
import {
  addProfileField,
  listProfileFields,
  removeProfileField,
} from '#api/member/profile-field/profile-field.client.ts';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { addReportReason } from '#api/moderation/report/report-reason.client.ts';
import type { ReportReason } from '#api/moderation/report/report-reason.contract.ts';
import { addModerationMessage } from '#api/moderation/site-message/moderation-message.client.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import { mailTemplates } from '#server/mail/templates/all-templates.ts';
import { aProfileField } from '#tests/support/api/request-bodies.ts';
import { callToAction, oneColumn } from '#tests/support/server/layouts.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const { api, request } = await forum.anAdministrator();

/** Reads an address as a guest, or as an administrator, whose browser requests a language. */
async function readIn<Body = unknown>(language: string, url: string, send = forum.guest.request): Promise<Body> {
  const answer = await send({ method: 'GET', url, headers: { 'accept-language': language } });
  return (url.endsWith('.atom') ? answer.body : answer.json()) as Body;
}

/** Translates texts of a resource by their source texts. */
async function translate(resource: string, texts: Readonly<Record<string, string>>): Promise<void> {
  const records = (await listTranslatableRecords(api, resource, { locale: 'fr', limit: 100 })).body;
  const places = records.flatMap(({ recordType, recordID, recordKey, texts: own }) =>
    own.flatMap(({ propertyName, sourceText }) =>
      texts[sourceText] === undefined
        ? []
        : [{ recordType, recordID, recordKey, propertyName, locale: 'fr', translation: texts[sourceText] }],
    ),
  );
  expect(places).toHaveLength(Object.keys(texts).length);
  await changeTranslations(api, resource, places);
}

/** The stored translations into French of a source text, as the translator lists them. */
const translationOf = async (resource: string, text: string) =>
  (await listTranslatableRecords(api, resource, { locale: 'fr', query: text })).body
    .flatMap(({ texts }) => texts)
    .find(({ sourceText }) => sourceText === text)?.translation;

const undoNewest = async (eventType: 'setting.change' | 'profile-field.delete' | 'custom-page.delete') =>
  undoAuditLog(api, (await listAuditLogs(api, { eventType })).body[0]?.auditLogID ?? '');

test('readers get the texts of the site in their language, and settings forms get the originals', async () => {
  await changeConfig(api, {
    'ui.siteName': 'Village Green',
    'ui.siteDescription': 'A place to meet.',
    'ui.footerLinks': [
      { name: 'House rules', url: '/rules' },
      { name: 'Contact', url: '/contact' },
    ],
  });
  await translate('settings', {
    'Village Green': 'Place du village',
    'A place to meet.': 'Un lieu de rencontre.',
    'House rules': 'Règlement',
  });
  const url = '/api/v2/config?select=ui.siteName,ui.siteDescription,ui.footerLinks';
  const french = {
    'ui.siteName': 'Place du village',
    'ui.siteDescription': 'Un lieu de rencontre.',
    'ui.footerLinks': [
      { name: 'Règlement', url: '/rules' },
      { name: 'Contact', url: '/contact' },
    ],
  };
  expect(await readIn('fr', `${url}&translated=true`)).toEqual(french);
  expect(await readIn('de', `${url}&translated=true`)).toMatchObject({ 'ui.siteName': 'Village Green' });
  expect(await readIn('fr', url, request)).toMatchObject({ 'ui.siteName': 'Village Green' });
  expect(await readIn('fr', '/discussions/feed.atom')).toContain('Un lieu de rencontre.');
  expect(await readIn('en', '/discussions/feed.atom')).toContain('A place to meet.');
  expect(await readIn('fr', '/manifest.webmanifest')).toMatchObject({ name: 'Place du village' });
  const mail = { template: mailTemplates['welcome'] as never, to: 'ana@example.org', userID: null, messageID: '' };
  const compose = (language: string) =>
    composeMail(forum.forum, { ...mail, data: { name: 'Ana' }, timeZone: 'UTC', language });
  expect((await compose('fr')).text).toContain('Place du village');
  expect((await compose('de')).text).toContain('Village Green');
  // A changed name of a link is another text.
  await changeConfig(api, { 'ui.footerLinks': [{ name: 'Rules of the house', url: '/rules' }] });
  expect(await translationOf('settings', 'Rules of the house')).toBeNull();
});

test('navigation items keep their translations when they are moved, and lose them when they are removed', async () => {
  const [news, help] = [
    { id: 'news', name: 'News', url: '/news', badge: { type: 'text', text: 'New' } },
    { id: 'help', name: 'Help', url: '/help' },
  ];
  await changeConfig(api, { 'ui.navigation': { items: [news, help], mobileOnly: [] } });
  await translate('navigation', { News: 'Actualités', New: 'Nouveau', Help: 'Aide' });
  await changeConfig(api, { 'ui.navigation': { items: [{ ...help, children: [news] }], mobileOnly: [] } });
  const readNames = async (language: string) =>
    (await readIn<Navigation>(language, '/api/v2/navigation')).items.map(({ name, children }) => [
      name,
      ...children.map((child) => `${child.name} ${child.badge?.text}`),
    ]);
  expect(await readNames('fr')).toEqual([['Aide', 'Actualités Nouveau']]);
  expect(await readNames('en')).toEqual([['Help', 'News New']]);
  expect((await readConfig(api, ['ui.navigation'])).body['ui.navigation']).toMatchObject({ items: [{ name: 'Help' }] });
  await changeConfig(api, { 'ui.navigation': { items: [help], mobileOnly: [] } });
  await changeConfig(api, { 'ui.navigation': { items: [help, news], mobileOnly: [] } });
  expect(await readNames('fr')).toEqual([['Aide'], ['News']]);
});

test('a subcommunity is read in two languages; undoing its removal brings its translations back', async () => {
  const { categoryID } = (await addCategory(api, { name: 'Orchard' })).body;
  const section = { sectionID: 7, name: 'Orchard club', slug: 'orchard', description: 'Apples.', categoryID };
  await changeConfig(api, { 'site.sections': [section] });
  await translate('subcommunities', { 'Orchard club': 'Club du verger', 'Apples.': 'Pommes.' });
  const readSections = async (language: string) =>
    (await readIn<Navigation>(language, '/api/v2/navigation')).sections.map(({ name, description }) => [
      name,
      description,
    ]);
  expect(await readSections('fr')).toEqual([['Club du verger', 'Pommes.']]);
  expect(await readSections('ja')).toEqual([['Orchard club', 'Apples.']]);
  await changeConfig(api, { 'site.sections': [] });
  await undoNewest('setting.change');
  expect(await readSections('fr')).toEqual([['Club du verger', 'Pommes.']]);
  await changeConfig(api, { 'site.sections': [] });
  await changeConfig(api, { 'site.sections': [section] });
  expect(await readSections('fr')).toEqual([['Orchard club', 'Apples.']]);
});

test('the texts of widgets and custom pages are read in two languages, and HTML is sanitized', async () => {
  const links = {
    $hydrate: 'react.navigation-links',
    title: 'Find your way',
    links: [
      { name: 'Getting started', url: '/start', group: 'Help' },
      { name: 'Tools', url: '/tools', group: 'Help' },
    ],
  };
  const html = { $hydrate: 'react.html', title: 'Hours', html: '<p>Open on Saturdays</p>' };
  const page = (
    await addCustomPage(api, {
      seoTitle: 'Guide to the green',
      seoDescription: 'All of it.',
      urlcode: 'green',
      status: 'published',
      layoutData: { layout: [oneColumn(callToAction('Visit the workshop'), links, html)] },
    })
  ).body;
  await translate('layouts', {
    'Guide to the green': 'Guide de la place',
    'Visit the workshop': 'Visitez l’atelier',
    'Getting started': 'Premiers pas',
    Help: 'Aide',
    '<p>Open on Saturdays</p>': '<p id="hours">Ouvert le samedi</p>',
  });
  await expect(
    translate('layouts', { '<p>Open on Saturdays</p>': '<iframe src="https://x.example"></iframe>' }),
  ).rejects.toMatchObject({ status: 422 });
  const query = 'layoutViewType=customPage&recordType=customPage&recordID=green';
  const readPage = async (language: string) => {
    const { layout, seo } = await readIn<HydratedLayout>(language, `/api/v2/layouts/lookup-hydrate?${query}`);
    const widgets = layout[0]?.$reactProps['children'] as HydratedLayout['layout'];
    return { title: seo.title, widgets: widgets.map(({ $reactProps }) => $reactProps) };
  };
  const shown = await readPage('fr');
  expect(shown).toMatchObject({
    title: 'Guide de la place',
    widgets: [
      { title: 'Visitez l’atelier', label: 'Directions' },
      {
        title: 'Find your way',
        links: [
          { name: 'Premiers pas', url: '/start', group: 'Aide' },
          { name: 'Tools', url: '/tools', group: 'Aide' },
        ],
      },
      { title: 'Hours', content: '<p dir="auto">Ouvert le samedi</p>' },
    ],
  });
  expect(await readPage('de')).toMatchObject({
    title: 'Guide to the green',
    widgets: [{ title: 'Visit the workshop' }, {}, { content: '<p dir="auto">Open on Saturdays</p>' }],
  });
  expect(JSON.stringify((await readLayout(api, page.layoutID ?? 0)).body)).toContain('Visit the workshop');
  await removeCustomPage(api, page.customPageID);
  const stored = forum.forum.db.selectFrom('translation').select('record_key').where('resource', '=', 'layouts');
  expect(await stored.execute()).toEqual([]);
  await undoNewest('custom-page.delete');
  expect(await readPage('fr')).toEqual(shown);
});

test('a profile field is read in two languages with its options, and edited in the original', async () => {
  const field = {
    ...aProfileField('trade'),
    label: 'Trade',
    formType: 'dropdown' as const,
    dropdownOptions: ['Baker', 'Smith'],
    registrationOptions: 'optional' as const,
  };
  await addProfileField(api, field as never);
  await translate('profileFields', { Trade: 'Métier', Baker: 'Boulanger' });
  const read = async (language: string) => (await readIn<ProfileField[]>(language, '/api/v2/profile-fields'))[0];
  expect(await read('fr')).toMatchObject({ label: 'Métier', optionNames: { Baker: 'Boulanger' } });
  expect((await read('de'))?.label).toBe('Trade');
  const [original] = await readIn<ProfileField[]>('fr', '/api/v2/profile-fields?translated=false', request);
  expect(original).toMatchObject({ label: 'Trade' });
  await removeProfileField(api, 'trade');
  await undoNewest('profile-field.delete');
  expect((await listProfileFields(api)).body[0]?.label).toBe('Trade');
  expect((await read('fr'))?.label).toBe('Métier');
});

test('a reason of reports is read in two languages, and edited in the original', async () => {
  await addReportReason(api, { reportReasonID: 'off-topic', name: 'Off topic', description: 'Better said elsewhere.' });
  expect((await listTranslatableRecords(api, 'reportReasons', { locale: 'fr' })).body).toHaveLength(1);
  await translate('reportReasons', { 'Off topic': 'Hors sujet' });
  const member = await forum.aMember();
  const read = async (language: string, send = member.request) =>
    (await readIn<ReportReason[]>(language, '/api/v2/report-reasons', send)).at(-1);
  expect(await read('fr')).toMatchObject({ name: 'Hors sujet', description: 'Better said elsewhere.' });
  expect(await read('de')).toMatchObject({ name: 'Off topic' });
  expect(await read('fr', request)).toMatchObject({ name: 'Off topic' });
});

test('an announcement is read in two languages, rendered in the format of the original', async () => {
  const body = '**Closed** on Monday';
  const message = {
    body,
    format: 'markdown' as const,
    isEnabled: true,
    viewLocation: 'content',
    layoutViewType: 'all',
  };
  await addModerationMessage(api, message as never);
  await translate('moderationMessages', { [body]: '**Fermé** lundi <b onclick="x()">!</b>' });
  const read = async (language: string, send = forum.guest.request) =>
    (await readIn<{ body: string; bodyHtml: string }[]>(language, '/api/v2/moderation-messages', send))[0];
  expect((await read('fr'))?.bodyHtml).toContain('<strong>Fermé</strong> lundi');
  expect((await read('fr'))?.bodyHtml).not.toContain('<b onclick');
  expect((await read('en'))?.bodyHtml).toContain('<strong>Closed</strong>');
  expect((await read('fr', request))?.body).toBe(body);
});

test('a language that derives from another one has its texts', async () => {
  await addLocale(api, { localeKey: 'fr-CA', name: 'Français canadien', derivesFrom: 'fr', enabled: true });
  const { categoryID } = (await addCategory(api, { name: 'Boats', urlcode: 'boats', description: 'On water' })).body;
  await changeConfig(api, { 'ui.welcomeTitle': 'Come in', 'ui.welcomeText': 'Stay a while' });
  await translate('settings', { 'Come in': 'Entrez', 'Stay a while': 'Restez' });
  await translate('categories', { Boats: 'Bateaux', 'On water': 'Sur l’eau' });
  const inCanada = { locale: 'fr-CA', translation: 'Bienvenue' };
  const title = { recordType: 'setting', recordKey: 'ui.welcomeTitle', propertyName: 'value' };
  await changeTranslations(api, 'settings', [{ ...title, ...inCanada }]);
  const category = { recordType: 'category', recordID: categoryID, propertyName: 'name' };
  await changeTranslations(api, 'categories', [{ ...category, ...inCanada, translation: 'Embarcations' }]);
  const url = '/api/v2/config?select=ui.welcome*&translated=true';
  expect(await readIn('fr', url)).toMatchObject({ 'ui.welcomeTitle': 'Entrez', 'ui.welcomeText': 'Restez' });
  expect(await readIn('fr-CA', url)).toMatchObject({ 'ui.welcomeTitle': 'Bienvenue', 'ui.welcomeText': 'Restez' });
  const place = `layoutViewType=discussionCategoryPage&recordType=category&recordID=${categoryID}`;
  const page = await readIn<HydratedLayout>('fr-CA', `/api/v2/layouts/lookup-hydrate?${place}`);
  expect(page.seo).toMatchObject({ title: 'Embarcations', description: 'Sur l’eau' });
});

test('translations of other systems for the texts of the forum are stored and not shown', async () => {
  await changeConfig(api, { 'ui.welcomeTitle': 'Good day' });
  await addTranslationResource(api, { urlCode: 'elsewhere' });
  const place = { recordType: 'setting', recordKey: 'ui.welcomeTitle', propertyName: 'value', locale: 'de' };
  await changeTranslations(api, 'elsewhere', [{ ...place, translation: 'Guten Tag' }]);
  const url = '/api/v2/config?select=ui.welcomeTitle&translated=true';
  expect(await readIn('de', url)).toEqual({ 'ui.welcomeTitle': 'Good day' });
});
