import {
  addAuthenticator,
  changeAuthenticator,
  removeAuthenticator,
} from '#api/account/credential/authenticator.client.ts';
import { addServiceAccount, createSiteToken, revokeSiteToken } from '#api/account/own-data/site-token.client.ts';
import { deleteInvitation, listAllInvitations } from '#api/account/registration/invitation.client.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { addLocale, changeLocale, removeLocale, sortLocales } from '#api/administration/translation/locale.client.ts';
import { writeTranslationService } from '#api/administration/translation/service/translation-service.client.ts';
import {
  addTranslationResource,
  changeTranslations,
  removeTranslations,
} from '#api/administration/translation/translation.client.ts';
import { addWebhook, changeWebhook, deleteWebhook } from '#api/administration/webhook/webhook.client.ts';
import {
  addCategory,
  arrangeCategories,
  changeCategory,
  removeCategory,
  sortCategories,
} from '#api/category/category.client.ts';
import { changeTag, removeTag } from '#api/category/tag.client.ts';
import { changeMailServer } from '#api/mail/outgoing/mail-server.client.ts';
import {
  changeDefaultRoles,
  changeRole,
  changeRolePermissions,
  createRole,
  deleteRole,
} from '#api/member/role/role.client.ts';
import { answerApplicant } from '#api/member/session/applicant.client.ts';
import { changeUser } from '#api/member/user/user.client.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { insertInvitation } from '#server/account/registration/invitation.queries.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { assignRolesByDomain } from '#server/member/role/role-domain.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { TestForum } from '#tests/support/server/test-forum.ts';
import { prepared, type Scenario, type Scene } from './undo-scenarios.ts';

/** Returns the category of a scene's discussion without viewing it. */
export const homeOf = async ({ forum, discussionID }: Scene): Promise<number> =>
  (
    await forum.forum.db
      .selectFrom('discussion')
      .select('category_id')
      .where('discussion_id', '=', discussionID)
      .executeTakeFirstOrThrow()
  ).category_id;

/** Adds French translations for the texts of the scene's category. */
const translate = async (scene: Scene, texts: Readonly<Record<string, string>>): Promise<void> => {
  const recordID = await homeOf(scene);
  const body = Object.entries(texts).map(([propertyName, translation]) => ({
    recordType: 'category',
    recordID,
    propertyName,
    locale: 'fr',
    translation,
  }));
  await changeTranslations(scene.administrator.api, 'categories', body);
};

const roleOf = async ({ forum, discussionID }: Scene): Promise<number> =>
  (
    await forum.forum.db
      .selectFrom('role')
      .select('role_id')
      .where('name', '=', `Turners ${discussionID}`)
      .executeTakeFirstOrThrow()
  ).role_id;

const everywhere = (permission: string) => [{ type: 'global' as const, id: null, permissions: { [permission]: true } }];

/** Creates a role, the reader's only role and an additional one of the administrator. */
const makeRole = async ({ administrator, discussionID, reader }: Scene): Promise<void> => {
  const post = { name: `Turners ${discussionID}`, permissions: everywhere('tags.add') };
  const { roleID } = (await createRole(administrator.api, post)).body;
  await changeUser(administrator.api, reader.userID, { roleID: [roleID] });
  await changeUser(administrator.api, administrator.userID, { roleID: [roleIDs.administrator, roleID] });
};

/** Creates a role of members, which can become that of new members. */
const makeMemberRole = async ({ administrator, discussionID }: Scene): Promise<void> => {
  await createRole(administrator.api, { name: `Turners ${discussionID}`, type: 'member' });
};

/** Creates a role that members with the domain of the reader's address receive. */
const makeDomainRole = async ({ administrator, discussionID }: Scene): Promise<void> => {
  await createRole(administrator.api, { name: `Turners ${discussionID}`, domains: 'example.org' });
};

const inviteAs = ({ forum }: TestForum, userID: number) =>
  insertInvitation(forum.db, {
    userID,
    email: `invited-${userID}@example.org`,
    hash: Buffer.from(`code of ${userID}`),
    now: forum.now(),
    expires: new Date(forum.now().getTime() + 86_400_000),
  });

/** Adds a service account. Returns its ID. */
const addRobot = async ({ administrator, discussionID }: Scene): Promise<number> =>
  (await addServiceAccount(administrator.api, { name: `Robot${discussionID}`, roleIDs: [roleIDs.member] })).body.userID;

const addToken = ({ administrator }: Scene, userID: number) =>
  createSiteToken(administrator.api, { userID, name: 'Nightly copy', areas: ['posts'], scope: 'read' });

/** Adds a webhook. Returns its ID. */
const hookUp = async ({ administrator }: Scene, roleID: number = roleIDs.member): Promise<number> =>
  (
    await addWebhook(administrator.api, {
      name: 'Bot',
      url: 'https://bot.example.org/hooks',
      events: ['discussion.added'],
      roleID,
    })
  ).body.webhookID;

const service = {
  name: 'Harbour Pass',
  clientID: 'forum',
  secret: 'a secret',
  authenticatorConfig: { issuer: 'https://pass.example' },
};

/** Returns the newest sign-in service. */
const serviceOf = async ({ forum }: Scene): Promise<number> =>
  (
    await forum.forum.db
      .selectFrom('authenticator')
      .select('authenticator_id')
      .orderBy('authenticator_id', 'desc')
      .executeTakeFirstOrThrow()
  ).authenticator_id;

/** The scenarios for log actions on the structure of the forum: categories, roles, tags, members, settings. */
export const administrationScenarios: Partial<Record<LogAction, readonly Scenario[]>> = {
  'category.add': [
    { act: ({ administrator }) => addCategory(administrator.api, { name: 'Turning', description: 'Round things.' }) },
  ],
  'category.change': [
    {
      act: ({ administrator, otherCategoryID }) =>
        changeCategory(administrator.api, otherCategoryID, {
          name: 'Elsewhere',
          isArchived: true,
          permissions: [{ roleID: roleIDs.member, permissions: { 'discussions.view': true } }],
        }),
    },
  ],
  'category.sort': [
    {
      act: async (scene) => sortCategories(scene.administrator.api, [scene.otherCategoryID, await homeOf(scene)]),
    },
  ],
  'category.arrange': [
    {
      act: async (scene) => {
        const home = { categoryID: await homeOf(scene), parentCategoryID: null };
        const other = { categoryID: scene.otherCategoryID, parentCategoryID: null };
        const places = [other, { ...home, parentCategoryID: scene.otherCategoryID }];
        return arrangeCategories(scene.administrator.api, { known: [home, other], places });
      },
    },
  ],
  'category.delete': [
    { act: ({ administrator, otherCategoryID }) => removeCategory(administrator.api, otherCategoryID) },
    {
      act: async (scene) => removeCategory(scene.administrator.api, await homeOf(scene), scene.otherCategoryID),
    },
  ],
  'role.add': [
    {
      act: ({ administrator }) =>
        createRole(administrator.api, { name: 'Carvers', permissions: everywhere('tags.add') }),
    },
  ],
  'role.change': [
    {
      prepare: makeRole,
      act: async (scene) =>
        changeRole(scene.administrator.api, await roleOf(scene), { description: 'They turn.', permissions: [] }),
    },
    {
      prepare: makeRole,
      act: async (scene) =>
        changeRolePermissions(scene.administrator.api, await roleOf(scene), everywhere('conversations.add')),
    },
  ],
  'role.delete': [
    { prepare: makeRole, act: async (scene) => deleteRole(scene.administrator.api, await roleOf(scene)) },
    {
      prepare: async (scene) => {
        await makeRole(scene);
        await hookUp(scene, await roleOf(scene));
      },
      act: async (scene) =>
        deleteRole(scene.administrator.api, await roleOf(scene), { replacementRoleID: roleIDs.moderator }),
    },
  ],
  'role.default': [
    {
      prepare: makeMemberRole,
      act: async (scene) => changeDefaultRoles(scene.administrator.api, { member: await roleOf(scene) }),
    },
  ],
  'member.role-by-domain': [
    {
      isOfForum: true,
      prepare: makeDomainRole,
      act: ({ forum, reader }) =>
        inTransaction(forum.forum.database, (trx) => assignRolesByDomain(trx, forum.forum, reader.userID)),
    },
  ],
  'token.add': [prepared(addRobot, addToken)],
  'token.revoke': [
    prepared(
      async (scene) => (await addToken(scene, await addRobot(scene))).body.accessTokenID,
      ({ administrator }, accessTokenID) => revokeSiteToken(administrator.api, accessTokenID),
    ),
  ],
  'translation-service.change': [
    {
      act: ({ administrator }) =>
        writeTranslationService(administrator.api, 'libretranslate', { url: 'http://127.0.0.1:1', isDefault: true }),
    },
  ],
  'mail-server.change': [
    {
      act: ({ administrator }) =>
        changeMailServer(administrator.api, {
          host: 'smtp.example.org',
          port: 465,
          encryption: 'tls',
          senderName: 'Sea',
        }),
    },
  ],
  'webhook.add': [{ act: (scene) => hookUp(scene) }],
  'webhook.change': [
    prepared(
      (scene) => hookUp(scene),
      ({ administrator }, id) =>
        changeWebhook(administrator.api, id, {
          url: 'https://other.example.org/',
          events: ['comment.added', 'user.added'],
          status: 'disabled',
          secret: 'another long secret',
        }),
    ),
  ],
  'webhook.delete': [
    prepared(
      (scene) => hookUp(scene),
      ({ administrator }, id) => deleteWebhook(administrator.api, id),
    ),
  ],
  'tag.change': [
    {
      act: ({ administrator, tagIDs }) =>
        changeTag(administrator.api, tagIDs[0] as number, { name: 'Joints of all kinds' }),
    },
  ],
  'tag.delete': [{ act: ({ administrator, tagIDs }) => removeTag(administrator.api, tagIDs[1] as number) }],
  'member.edit': [
    {
      act: ({ administrator, reader }) =>
        changeUser(administrator.api, reader.userID, {
          name: `Renamed${reader.userID}`,
          title: 'Turner',
          private: true,
          roleID: [roleIDs.moderator],
        }),
    },
  ],
  'applicant.approve': [
    {
      prepare: ({ administrator, reader }) =>
        changeUser(administrator.api, reader.userID, { roleID: [roleIDs.applicant] }),
      act: ({ administrator, reader }) => answerApplicant(administrator.api, reader.userID, 'approved'),
    },
    {
      prepare: async (scene) => {
        await makeDomainRole(scene);
        await changeUser(scene.administrator.api, scene.reader.userID, { roleID: [roleIDs.applicant] });
      },
      act: ({ administrator, reader }) => answerApplicant(administrator.api, reader.userID, 'approved'),
    },
  ],
  'invitation.withdraw': [
    {
      prepare: ({ forum, reader }) => inviteAs(forum, reader.userID),
      act: async ({ administrator }) => {
        const [newest] = (await listAllInvitations(administrator.api, { limit: 1 })).body;
        await deleteInvitation(administrator.api, newest?.invitationID ?? 0);
      },
    },
  ],
  'authenticator.add': [{ act: ({ administrator }) => addAuthenticator(administrator.api, service) }],
  'authenticator.change': [
    {
      prepare: ({ administrator }) => addAuthenticator(administrator.api, service),
      act: async (scene) =>
        changeAuthenticator(scene.administrator.api, await serviceOf(scene), { name: 'Quay Pass', secret: 'another' }),
    },
  ],
  'authenticator.delete': [
    {
      prepare: async (scene) => {
        await addAuthenticator(scene.administrator.api, service);
        const authenticator_id = await serviceOf(scene);
        const account = { authenticator_id, subject: 'r', user_id: scene.reader.userID };
        await scene.forum.forum.db.insertInto('authenticator_member').values(account).execute();
      },
      act: async (scene) => removeAuthenticator(scene.administrator.api, await serviceOf(scene)),
    },
  ],
  'words.change': [
    {
      prepare: ({ administrator }) =>
        changeLocale(administrator.api, 'fr', { translations: { 'mail.hello': 'Bonjour {name} !' } }),
      act: ({ administrator }) =>
        changeLocale(administrator.api, 'fr', { translations: { 'mail.hello': null, 'mail.open': 'Ou ici :' } }),
    },
  ],
  'language.add': [{ act: ({ administrator }) => addLocale(administrator.api, { localeKey: 'nl' }) }],
  'language.change': [
    { act: ({ administrator }) => changeLocale(administrator.api, 'ja', { enabled: false }) },
    { act: ({ administrator }) => sortLocales(administrator.api, ['ja', 'de']) },
  ],
  'language.remove': [
    {
      prepare: ({ administrator }) =>
        addLocale(administrator.api, { localeKey: 'he', file: '{"words":{"shell.footer.search":"חיפוש"}}' }),
      act: ({ administrator }) => removeLocale(administrator.api, 'he'),
    },
  ],
  'translation.add': [
    {
      act: ({ administrator }) => addTranslationResource(administrator.api, { urlCode: 'shelves', sourceLocale: 'de' }),
    },
  ],
  'translation.change': [
    {
      prepare: async (scene) => translate(scene, { name: 'Atelier' }),
      act: async (scene) => translate(scene, { name: 'Établi', description: 'Bancs et outils.' }),
    },
    {
      prepare: async (scene) => translate(scene, { name: 'Atelier' }),
      act: async (scene) =>
        removeTranslations(scene.administrator.api, 'categories', [
          { recordType: 'category', recordID: await homeOf(scene), propertyName: 'name', locale: 'fr' },
        ]),
    },
  ],
  'setting.change': [
    { act: ({ administrator }) => changeConfig(administrator.api, { 'ui.siteName': 'Harbour', 'tagging.max': 3 }) },
    {
      prepare: ({ administrator }) => changeConfig(administrator.api, { 'ui.siteName': 'Harbour' }),
      act: ({ administrator }) => changeConfig(administrator.api, { 'ui.siteName': null }),
    },
  ],
};
