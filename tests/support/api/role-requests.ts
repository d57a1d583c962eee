import type { InjectOptions } from 'fastify';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { moderationPlaces, moderationSpecials } from './moderation-requests.ts';
import { type ApiRoute, type ApiSchema, nameOf } from './openapi-route.ts';
import {
  anAddress,
  anAuthenticator,
  aPictureFile,
  aPostField,
  aPostType,
  aProfileField,
  aSharedCategory,
  type Cast,
  records,
  sendPreparation,
} from './role-records.ts';

type Value = string | number;
type Maker = (cast: Cast) => Value | Promise<Value>;

/** The functions that create the values of path parameters, by the path up to the parameter. */
export type PathParamMakers = Readonly<Record<string, Maker>>;

/** The special bodies, queries and paths of requests, by route name. */
export type RequestOverrides = Readonly<Record<string, Special>>;

const ownerID = ({ owner }: Cast) => owner.userID;

/**
 * The functions that create the values of path parameters, by the path up to the parameter. New records are created for
 * each request.
 */
const places: PathParamMakers = {
  ...moderationPlaces,
  '/discussions/{id}': records.discussion,
  '/discussions/statuses/{id}': records.discussionStatus,
  '/comments/{id}': records.comment,
  '/categories/{id}': records.category,
  '/tags/{id}': records.tag,
  '/drafts/{id}': records.draft,
  '/drafts/schedule/{id}': records.administratorsScheduledDraft,
  '/collections/{id}': records.collection,
  '/conversations/{id}': records.conversation,
  '/messages/{id}': records.message,
  '/moderation-messages/{id}': records.moderationMessage,
  '/tokens/{id}': records.token,
  '/roles/{id}': records.role,
  '/applicants/{id}': records.applicant,
  '/invites/{id}': records.invitation,
  '/email-templates/{id}': () => 3,
  '/themes/{id}': records.theme,
  '{asset}': () => 'variables',
  '/authenticators/{id}': records.authenticator,
  '/drafts/cancel-schedule/{id}': records.scheduledDraft,
  '/media/{id}': records.medium,
  '/connections/{id}': records.connection,
  '/notification-preferences/{id}': ownerID,
  '/outbox/{name}': records.letter,
  '/passkeys/{id}': records.passkey,
  '/data-exports/{id}': records.export,
  '/notifications/{id}': records.notification,
  '/profile-fields/{apiName}': records.profileField,
  '/post-types/{postTypeID}': records.postType,
  '/post-fields/{postFieldID}': records.postField,
  '/post-fields/{postTypeID}': records.postType,
  '/users/{id}': ownerID,
  '/user-mentions/{id}': ownerID,
  '{userID}': ownerID,
  '{token}': records.unsubscribeToken,
  '{locale}': () => 'en',
  '{resource}': () => 'categories',
  '{urlCode}': () => 'like',
};

/** A body, query or path that cannot be derived from the OpenAPI document alone. */
interface Special {
  readonly path?: (cast: Cast) => Promise<string> | string;
  readonly query?: (cast: Cast) => object | Promise<object>;
  readonly body?: (cast: Cast) => object | Promise<object>;
  /** The name of the form field, when the request uploads a file. */
  readonly file?: string;
}

const text = { body: 'Text', format: 'text' } as const;
const anEmail = ({ fresh }: Cast) => `somebody${fresh()}@example.org`;
const aDiscussionRecord = async (cast: Cast) => ({
  recordID: await records.discussion(cast),
  recordType: 'discussion' as const,
});

/** Returns the path of a reaction that exists, so that it can be removed. */
const reactedBy =
  (path: string, record: (cast: Cast) => Promise<number>, whose: '' | 'owner') => async (cast: Cast) => {
    const id = await record(cast);
    const by = whose ? cast.owner : cast.asker;
    // Guests cannot react, so no reaction is created for them.
    if (by.userID > 0) await by.request({ method: 'POST', url: `/api/v2${path}/${id}/reactions`, payload: like });
    return whose ? `${path}/${id}/reactions/${cast.owner.userID}` : `${path}/${id}/reactions`;
  };
const like = { reactionType: 'like' };

async function ignoring({ owner, forum }: Cast): Promise<string> {
  return `/users/${owner.userID}/ignored/${(await forum.aMember()).userID}`;
}

async function askedToDelete({ asker }: Cast): Promise<string> {
  const payload = { name: asker.name };
  if (asker.userID > 0) await asker.request({ method: 'DELETE', url: '/api/v2/users/me', payload });
  return '/users/me/deletion';
}

async function mediumAddress(cast: Cast) {
  return {
    url: (await sendPreparation<{ url: string }>(cast.owner, 'GET', `/media/${await records.medium(cast)}`)).url,
  };
}

async function unconfirmed({ asker, forum: { forum } }: Cast): Promise<string> {
  await forum.db.updateTable('member').set({ email_confirmed: false }).where('user_id', '=', asker.userID).execute();
  return '/users/confirm-email-request';
}

async function invitedYesterday(cast: Cast): Promise<string> {
  const id = await records.invitation(cast);
  const { db, now } = cast.forum.forum;
  const date_sent = new Date(now().getTime() - 2 * 86_400_000);
  await db.updateTable('invitation').set({ date_sent }).where('invitation_id', '=', id).execute();
  return `/invites/${id}/send`;
}

const frenchName = async (cast: Cast) => ({
  recordType: 'category',
  recordID: await records.category(cast),
  propertyName: 'name',
  locale: 'fr',
});

const specials: RequestOverrides = {
  ...moderationSpecials,
  'POST /discussions': { body: async (cast) => ({ name: 'Knots', ...text, categoryID: await aSharedCategory(cast) }) },
  'POST /discussions/question': {
    body: async (cast) => ({ name: 'Which knot?', ...text, categoryID: await aSharedCategory(cast) }),
  },
  'POST /discussions/question-notifications': {
    body: async ({ administrator }) => {
      await sendPreparation(administrator, 'PATCH', '/config', { 'qna.followUp.enabled': true });
      return {};
    },
  },
  'POST /discussions/idea': {
    body: async (cast) => ({ name: 'A new knot', ...text, categoryID: await aSharedCategory(cast) }),
  },
  'PATCH /discussions/{id}/idea': {
    path: async (cast) => `/discussions/${await records.idea(cast)}/idea`,
    body: () => ({ statusID: 0, statusNotes: 'In the spring.' }),
  },
  'PATCH /comments/{id}/answer': {
    path: async (cast) => `/comments/${await records.answer(cast)}/answer`,
    body: () => ({ status: 'accepted' }),
  },
  'POST /comments': { body: async (cast) => ({ discussionID: await records.discussion(cast), ...text }) },
  'POST /translations': { body: ({ fresh }) => ({ urlCode: `shelf${fresh()}` }) },
  'GET /translations/{resource}': { query: () => ({ locale: 'fr' }) },
  'PATCH /translations/{resource}': { body: async (cast) => [{ ...(await frenchName(cast)), translation: 'Atelier' }] },
  'PATCH /translations/{resource}/remove': { body: async (cast) => [await frenchName(cast)] },
  'POST /themes': { body: ({ fresh }) => ({ name: `Theme ${fresh()}`, parentTheme: 'moss', parentVersion: '1.0' }) },
  'PUT /themes/current': { body: () => ({ themeID: 'keystone' }) },
  'PUT /themes/preview': { body: () => ({ themeID: '' }) },
  'PATCH /themes/{id}': { body: () => ({ name: 'Bay' }) },
  'PUT /themes/{id}/assets/{asset}': { body: () => ({ radius: 3 }) },
  'PATCH /themes/{id}/assets/{asset}': { body: () => ({ radius: 3 }) },
  'POST /categories': { body: ({ fresh }) => ({ name: `Category ${fresh()}` }) },
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
  'POST /discussions/{id}/reactions': { body: () => like },
  'POST /comments/{id}/reactions': { body: () => like },
  'DELETE /discussions/{id}/reactions': { path: reactedBy('/discussions', records.discussion, '') },
  'DELETE /comments/{id}/reactions': { path: reactedBy('/comments', records.comment, '') },
  'DELETE /discussions/{id}/reactions/{userID}': { path: reactedBy('/discussions', records.discussion, 'owner') },
  'DELETE /comments/{id}/reactions/{userID}': { path: reactedBy('/comments', records.comment, 'owner') },
  'PATCH /discussions/{id}': { body: () => ({ name: 'Knots and bends' }) },
  'PATCH /comments/{id}': { body: () => text },
  'PUT /discussions/{id}/type': { body: () => ({ type: 'discussion' }) },
  'PUT /discussions/{id}/status': { body: async (cast) => ({ statusID: await records.discussionStatus(cast) }) },
  'PUT /discussions/{id}/tags': { body: async (cast) => ({ tagIDs: [await records.tag(cast)] }) },
  'POST /discussions/{id}/tags': { body: async (cast) => ({ tagIDs: [await records.tag(cast)] }) },
  'PUT /discussions/{id}/canonical-url': { body: () => ({ canonicalUrl: 'https://example.org/knots' }) },
  'GET /comments/thread': { query: async (cast) => ({ parentRecordType: 'discussion', ...(await parentOf(cast)) }) },
  'GET /users/available': { query: ({ fresh }) => ({ name: `New${fresh()}` }) },
  'POST /users/register': {
    body: (cast) => ({ name: `New${cast.fresh()}`, email: anEmail(cast), password: 'a quiet harbour at six' }),
  },
  'POST /users': {
    body: (cast) => ({ name: `Made${cast.fresh()}`, email: anEmail(cast), password: 'a quiet harbour at six' }),
  },
  'POST /applicants': {
    body: (cast) => ({
      name: `Hopes${cast.fresh()}`,
      email: anEmail(cast),
      password: 'a quiet harbour at six',
      discoveryText: 'I like it here.',
    }),
  },
  'POST /invites': { body: (cast) => ({ email: anEmail(cast) }) },
  'POST /authenticators': { body: ({ fresh }) => anAuthenticator(fresh()) },
  'DELETE /users/me': { body: ({ asker }) => ({ name: asker.name }) },
  'DELETE /users/me/deletion': { path: askedToDelete },
  'DELETE /users/{id}': { body: () => ({ deleteMethod: 'keep' }) },
  'GET /users/by-names': { query: ({ owner }) => ({ name: owner.name }) },
  'GET /users/{id}/reacted': { query: () => ({ reactionUrlcode: 'like' }) },
  'PUT /users/{id}/ban': { body: () => ({ banned: true }) },
  'POST /users/{id}/photo': { file: 'photo' },
  'POST /media': { file: 'file' },
  'GET /media/by-url': { query: mediumAddress },
  'DELETE /media/by-url': { query: mediumAddress },
  'DELETE /media/list': { body: async (cast) => ({ mediaIDs: [await records.medium(cast)] }) },
  'DELETE /media/list-by-url': { body: async (cast) => ({ urls: [(await mediumAddress(cast)).url] }) },
  'GET /media/download-by-url': { query: mediumAddress },
  'PATCH /media/{id}/attachment': {
    body: async (cast) => ({ foreignType: 'discussion', foreignID: await records.discussion(cast) }),
  },
  'POST /users/confirm-email-request': { path: unconfirmed },
  'POST /invites/{id}/send': { path: invitedYesterday },
  'PUT /users/{id}/ignored/{ignoredUserID}': { path: ignoring },
  'DELETE /users/{id}/ignored/{ignoredUserID}': { path: ignoring },
  'POST /profile-fields': { body: ({ fresh }) => aProfileField(`field-${fresh()}`) },
  'POST /post-types': { body: ({ fresh }) => aPostType(`type-${fresh()}`) },
  'POST /post-fields': { body: ({ fresh }) => aPostField(`field-${fresh()}`) },
  'PUT /post-fields/{postTypeID}/sorts': { body: () => ({}) },
  'PUT /profile-fields/sorts': { body: async (cast) => ({ [await records.profileField(cast)]: 3 }) },
  'POST /roles': { body: ({ fresh }) => ({ name: `Role ${fresh()}` }) },
  'PUT /roles/{id}/permissions': { body: () => aGrant },
  'PATCH /roles/{id}/permissions': { body: () => aGrant },
  'PATCH /applicants/{id}': { body: () => ({ status: 'approved' }) },
  'POST /push-subscriptions': { body: () => aSubscription },
  'DELETE /push-subscriptions': { body: () => ({ endpoint: aSubscription.endpoint }) },
  'POST /tags': { body: ({ fresh }) => ({ name: `Tag ${fresh()}` }) },
  'POST /collections': {
    body: async (cast) => ({ name: `Kept ${cast.fresh()}`, records: [await aDiscussionRecord(cast)] }),
  },
  'GET /collections/by-resource': { query: aDiscussionRecord },
  'PUT /collections/by-resource': {
    body: async (cast) => ({ collectionIDs: [await records.collection(cast)], record: await aDiscussionRecord(cast) }),
  },
  'POST /drafts': { body: () => ({ recordType: 'discussion', attributes: text }) },
  'PATCH /drafts/{id}': { body: () => ({ attributes: text }) },
  'PATCH /drafts/schedule/{id}': { body: ({ forum }) => ({ dateScheduled: inAnHour(forum.forum.now()) }) },
  'POST /conversations': { body: ({ administrator, owner, asker }) => talkTo(asker === owner ? administrator : owner) },
  'POST /conversations/{id}/participants': {
    body: async ({ forum }) => ({ participantUserIDs: [(await forum.aMember()).userID] }),
  },
  'POST /messages': { body: async (cast) => ({ conversationID: await records.conversation(cast), ...text }) },
  'POST /moderation-messages': { body: () => ({ ...text, viewLocation: 'content', layoutViewType: 'all' }) },
  'PATCH /notification-preferences/defaults': { body: () => ({ Mention: { email: true } }) },
  'PATCH /config': { body: () => ({ 'garden.title': 'Harbour' }) },
  'GET /layouts/lookup-hydrate': {
    query: () => ({ layoutViewType: 'home', recordType: 'siteSection', recordID: '0' }),
  },
  'GET /search': { query: () => ({ query: 'harbour' }) },
  'PATCH /users/bulk-role-assignment': {
    body: async ({ forum }) => ({ userIDs: [(await forum.aMember()).userID], addRoleIDs: [roleIDs.member] }),
  },
  'POST /media/scrape': { body: () => ({ url: 'https://vimeo.com/12345' }) },
  'GET /posts': { query: () => ({ roleIDs: `${roleIDs.member}` }) },
  'GET /discussions/search': { query: () => ({ query: 'harbour' }) },
  'GET /comments/search': { query: () => ({ query: 'harbour' }) },
  'POST /analytics/privacy': { body: () => ({ AnonymizeData: '1' }) },
  'POST /emails/send-test': { body: (cast) => ({ destinationAddress: anEmail(cast) }) },
  'POST /emails/send-test-digest': {
    body: (cast) => ({ destinationAddress: anEmail(cast), destinationUserID: cast.owner.userID }),
  },
};

const parentOf = async (cast: Cast) => ({ parentRecordID: await records.discussion(cast) });
const talkTo = ({ userID }: Cast['owner']) => ({ participantUserIDs: [userID] });
const aGrant = [{ type: 'global', permissions: { 'profiles.view': true } }];
const inAnHour = (now: Date) => new Date(now.getTime() + 3_600_000).toISOString();
const aSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** Returns the smallest value that matches the schema. */
function sampleOf(schema: ApiSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  const type = typeof schema.type === 'object' ? schema.type[0] : schema.type;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'array') return [];
  if (type === 'object') return sampleBody(schema);
  return 'Text';
}

const sampleBody = ({ properties = {}, required = [] }: ApiSchema & { required?: readonly string[] }): object =>
  Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));

async function pathOf(path: string, cast: Cast): Promise<string> {
  let done = '';
  for (const part of path.split(/(?=\{)|(?<=\})/)) {
    const make = part.startsWith('{')
      ? (places[`${path.slice(0, path.indexOf(part))}${part}`] ?? places[part])
      : () => part;
    if (!make)
      throw new Error(`No value is defined for ${part} of ${path}: add it to tests/support/api/role-requests.ts.`);
    done += await make(cast);
  }
  return done;
}

/** Returns a request that succeeds when the requesting user has the permission. Creates the records it refers to. */
export async function roleRequest(route: ApiRoute, cast: Cast): Promise<InjectOptions> {
  const special = specials[nameOf(route)] ?? {};
  const path = await (special.path?.(cast) ?? pathOf(route.path, cast));
  const query = await special.query?.(cast);
  const schema = route.requestBody?.content['application/json']?.schema;
  const body = (await special.body?.(cast)) ?? (schema && sampleBody(schema));
  return {
    method: route.method as 'GET',
    url: `/api/v2${path}`,
    ...(query && { query: query as Record<string, string> }),
    ...(special.file ? aPictureFile(special.file) : body && { payload: body }),
    remoteAddress: anAddress(),
  };
}
