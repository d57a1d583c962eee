import { randomUUID } from 'node:crypto';
import { addLocale } from '#api/administration/translation/locale.client.ts';
import { pingWebhook } from '#api/administration/webhook/webhook.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { sendPreparation } from '#tests/support/api/role-cast.ts';
import { anAutomationRule, automationRecords } from './automation-records.ts';
import {
  aCustomPage,
  aDumpFile,
  aFileForm,
  anAuthenticator,
  anEmail,
  aPostField,
  aPostType,
  aProfileField,
} from './request-bodies.ts';
import type { RequestOverrides } from './request-overrides.ts';
import type { Cast } from './role-cast.ts';
import { aSharedCategory, ownsItsData, records } from './role-records.ts';

const newestFragmentRevision = async ({ forum: { forum } }: Cast): Promise<string> =>
  (
    await forum.db
      .selectFrom('fragment_revision')
      .select('revision_uuid')
      .orderBy('revision_id', 'desc')
      .executeTakeFirstOrThrow()
  ).revision_uuid;

/** Turns machine translation on, with a service that cannot be reached. */
async function setUpTranslation({ administrator }: Cast): Promise<void> {
  await sendPreparation(administrator, 'PATCH', '/config', { 'machineTranslation.enabled': true });
  await sendPreparation(administrator, 'PUT', '/translation-services/libretranslate', { url: 'http://127.0.0.1:1' });
}

/** Returns the ID of a new message that has failed and can be tried again. */
const aFailedMail = async ({ forum: { forum } }: Cast): Promise<number> => {
  const row = { to_address: 'ana@example.org', template: 'welcome', data: '{"name":"Ana"}', state: 'failed' };
  return (await forum.db.insertInto('mail').values(row).returning('mail_id').executeTakeFirstOrThrow()).mail_id;
};

/** Returns a new address that has rejected a message. */
const aBounce = async (cast: Cast): Promise<string> => {
  const address = anEmail(cast);
  await cast.forum.forum.db.insertInto('mail_bounce').values({ address_key: address, reason: 'Unknown' }).execute();
  return address;
};

const frenchName = async (cast: Cast) => ({
  recordType: 'category',
  recordID: await records.category(cast),
  propertyName: 'name',
  locale: 'fr',
});

/** Returns the tag of a language that no other request uses: English with a variant. */
const aLocaleKey = (number: number): string => `en-v${String(number).padStart(5, '0')}`;

const aGrant = [{ type: 'global', permissions: { 'profiles.view': true } }];
const text = { body: 'Text', format: 'text' } as const;

/** The bodies, queries and paths of administration requests. */
export const administrationSpecials: RequestOverrides = {
  'POST /background-jobs/retry': { body: records.failedJob },
  'POST /background-jobs/discard': { body: records.failedJob },
  'POST /exports': {
    body: async (cast) => {
      await records.siteExport(cast);
      return { form: 'data', scope: 'all', hasUploads: false, hasAddresses: true };
    },
  },
  'POST /restorations': {
    body: async (cast) => {
      await ownsItsData(cast);
      return { backupID: await records.backup(cast) };
    },
  },
  'POST /restorations/files': {
    form: aFileForm('file', {
      name: 'backup.tar.gz',
      type: 'application/gzip',
      content: Buffer.from('The first part'),
    }),
    query: async (cast) => {
      await ownsItsData(cast);
      return { upload: randomUUID(), offset: '0', size: '1000' };
    },
  },
  'POST /imports': {
    body: async (cast) => ({
      place: 'uploaded',
      name: await records.dump(cast),
      category: null,
      site: null,
      hosts: [],
    }),
  },
  'POST /imports/dumps/{name}/files': { form: aDumpFile() },
  'POST /translations': { body: ({ fresh }) => ({ urlCode: `shelf${fresh()}` }) },
  'GET /translations': { query: () => ({ locale: 'fr' }) },
  'GET /translations/{resource}/records': { query: () => ({ locale: 'fr' }) },
  'GET /translations/{resource}': { query: () => ({ locale: 'fr' }) },
  'POST /webhooks': {
    body: ({ fresh }) => ({
      name: `Receiver ${fresh()}`,
      url: 'http://127.0.0.1:9/',
      events: ['discussion.added'],
      roleID: roleIDs.member,
    }),
  },
  'PATCH /webhooks/{id}': { body: ({ fresh }) => ({ name: `Receiver ${fresh()}` }) },
  'POST /webhooks/{id}/deliveries/{deliveryID}/redeliver': {
    path: async (cast) => {
      const id = await records.webhook(cast);
      const { webhookDeliveryID } = (await pingWebhook(cast.administrator.api, id)).body;
      return `/webhooks/${id}/deliveries/${webhookDeliveryID}/redeliver`;
    },
  },
  'POST /locales': { body: ({ fresh }) => ({ localeKey: aLocaleKey(fresh()) }) },
  'DELETE /locales/{locale}': {
    path: async ({ fresh, administrator }) => {
      const localeKey = aLocaleKey(fresh());
      await addLocale(administrator.api, { localeKey });
      return `/locales/${localeKey}`;
    },
  },
  'POST /locales/{locale}/import': { body: () => ({ file: '{"shell.footer.search":"Find"}' }) },
  'GET /web-feeds': { query: () => ({ feedUrl: 'https://harbour.example/feed' }) },
  'PATCH /translations/{resource}': { body: async (cast) => [{ ...(await frenchName(cast)), translation: 'Atelier' }] },
  'PATCH /translations/{resource}/remove': { body: async (cast) => [await frenchName(cast)] },
  'POST /custom-pages': { body: ({ fresh }) => aCustomPage(fresh()) },
  'PATCH /custom-pages/{id}': { body: () => ({ seoTitle: 'Guides' }) },
  'POST /layouts': { body: ({ fresh }) => ({ name: `Layout ${fresh()}`, layoutType: 'home', layout: [] }) },
  'POST /layouts/hydrate': { body: () => ({ layoutViewType: 'home', layout: [] }) },
  'PATCH /layouts/{id}': { body: () => ({ name: 'Autumn' }) },
  'PUT /layouts/{id}/views': { body: () => [] },
  // The places that a fresh forum has by then; those of other layouts are not deleted.
  'DELETE /layouts/{id}/views': { query: () => ({ layoutViewIDs: '1,2,3,4,5,6,7,8' }) },
  'POST /fragments': {
    body: ({ fresh }) => ({ name: `Fragment ${fresh()}`, fragmentType: 'CustomFragment', js: 'let a;' }),
  },
  'PUT /fragments/disclosure-state': { body: () => ({ didAccept: true }) },
  'PATCH /fragments/{fragmentUUID}': { body: () => ({ js: 'let b;' }) },
  'POST /fragments/{fragmentUUID}/commit-revision': {
    body: async (cast) => ({ fragmentRevisionUUID: await newestFragmentRevision(cast), commitMessage: 'Again' }),
  },
  'POST /themes': { body: ({ fresh }) => ({ name: `Theme ${fresh()}`, parentTheme: 'moss', parentVersion: '1.0' }) },
  'PUT /themes/current': { body: () => ({ themeID: 'keystone' }) },
  'PUT /themes/preview': { body: () => ({ themeID: '' }) },
  'POST /themes/preview/markup': { body: () => ({ part: 'footer', data: '<p>Ahoy</p>' }) },
  'PATCH /themes/{id}': { body: () => ({ name: 'Bay' }) },
  'PUT /themes/{id}/assets/{asset}': { body: () => ({ radius: 3 }) },
  'PATCH /themes/{id}/assets/{asset}': { body: () => ({ radius: 3 }) },
  'POST /categories': { body: ({ fresh }) => ({ name: `Category ${fresh()}` }) },
  'PUT /translation-services/{type}': { body: () => ({ url: 'http://127.0.0.1:1' }) },
  'POST /translation-services/{type}/test': { body: () => ({}) },
  // The service is not reached: there is nothing to translate.
  'POST /translation-services/translate': {
    body: async (cast) => {
      await setUpTranslation(cast);
      return { texts: [' '], to: 'fr' };
    },
  },
  'POST /locales/{locale}/words/translation': {
    body: async (cast) => {
      await setUpTranslation(cast);
      return { ids: ['unknown'] };
    },
  },
  'PATCH /mail-server': { body: () => ({ senderName: 'Harbour' }) },
  'POST /outgoing-mail/retry': { body: async (cast) => ({ mailIDs: [await aFailedMail(cast)] }) },
  'POST /outgoing-mail/discard': { body: async (cast) => ({ mailIDs: [await aFailedMail(cast)] }) },
  'POST /mail-bounces/forget': { body: async (cast) => ({ address: await aBounce(cast) }) },
  'PATCH /incoming-mail/mailbox': { body: () => ({ password: null }) },
  'PATCH /email-templates/{id}': { body: () => ({ locale: 'de', words: { 'mail.reset.line': 'Bald.' } }) },
  'POST /email-templates/{id}/render': { body: () => ({ words: {} }) },
  'POST /email-templates/{id}/preview': { body: (cast) => ({ words: {}, destinationAddress: anEmail(cast) }) },
  'PATCH /categories/sorts': { body: async (cast) => ({ categoryIDs: [await aSharedCategory(cast)] }) },
  'PUT /categories/sorts': {
    body: async (cast) => {
      const places = [{ categoryID: await aSharedCategory(cast), parentCategoryID: null }];
      return { known: places, places };
    },
  },
  'POST /authenticators': { body: ({ fresh }) => anAuthenticator(fresh()) },
  'POST /profile-fields': { body: ({ fresh }) => aProfileField(`field-${fresh()}`) },
  'POST /post-types': { body: ({ fresh }) => aPostType(`type-${fresh()}`) },
  'POST /post-fields': { body: ({ fresh }) => aPostField(`field-${fresh()}`) },
  'PUT /post-fields/{postTypeID}/sorts': { body: () => ({}) },
  'PUT /profile-fields/sorts': { body: async (cast) => ({ [await records.profileField(cast)]: 3 }) },
  'POST /roles': { body: ({ fresh }) => ({ name: `Role ${fresh()}` }) },
  'PATCH /roles/defaults': { body: () => ({ member: roleIDs.member }) },
  'PUT /roles/{id}/permissions': { body: () => aGrant },
  'PATCH /roles/{id}/permissions': { body: () => aGrant },
  'POST /tags': { body: ({ fresh }) => ({ name: `Tag ${fresh()}` }) },
  'POST /moderation-messages': { body: () => ({ ...text, viewLocation: 'content', layoutViewType: 'all' }) },
  'PATCH /notification-preferences/defaults': { body: () => ({ Mention: { email: true } }) },
  'PUT /navigation': { body: () => ({ navigation: { items: null, mobileOnly: [] } }) },
  'PATCH /config': { body: () => ({ 'garden.title': 'Harbour' }) },
  'GET /layouts/lookup-hydrate': {
    query: () => ({ layoutViewType: 'home', recordType: 'siteSection', recordID: '0' }),
  },
  'GET /layouts/lookup-hydrate-assets': {
    query: () => ({ layoutViewType: 'home', recordType: 'siteSection', recordID: '0' }),
  },
  'PATCH /users/bulk-role-assignment': {
    body: async ({ forum }) => ({ userIDs: [(await forum.aMember()).userID], addRoleIDs: [roleIDs.member] }),
  },
  'POST /users/bulk-ban': { body: async ({ forum }) => ({ userIDs: [(await forum.aMember()).userID] }) },
  'POST /users/bulk-deletion': {
    body: async ({ forum }) => ({ userIDs: [(await forum.aMember()).userID], deleteMethod: 'keep' }),
  },
  'GET /users/{id}/merge': { query: async ({ forum }) => ({ intoUserID: String((await forum.aMember()).userID) }) },
  'POST /users/{id}/merge': { body: async ({ forum }) => ({ intoUserID: (await forum.aMember()).userID }) },
  'POST /users/bulk-message': {
    body: async ({ forum }) => ({ userIDs: [(await forum.aMember()).userID], body: 'The harbour is closed.' }),
  },
  'POST /automation-rules': { body: ({ fresh }) => anAutomationRule(`word${fresh()}`) },
  'POST /automation-rules/preview': { body: () => anAutomationRule('harbour') },
  'PATCH /automation-rules/{id}': { body: ({ fresh }) => anAutomationRule(`word${fresh()}`) },
  'PUT /automation-rules/{id}/status': { body: () => ({ status: 'active' }) },
  'POST /automation-rules/{id}/trigger': { body: () => ({ days: 30 }) },
  'PUT /automation-rules/dispatches/{id}/confirmation': {
    path: async (cast) => `/automation-rules/dispatches/${await automationRecords.waiting(cast)}/confirmation`,
    body: () => ({ confirmed: true }),
  },
  'POST /analytics/privacy': { body: () => ({ AnonymizeData: '1' }) },
  'POST /emails/send-test': { body: (cast) => ({ destinationAddress: anEmail(cast) }) },
  'POST /emails/send-test-digest': {
    body: (cast) => ({ destinationAddress: anEmail(cast), destinationUserID: cast.owner.userID }),
  },
};
