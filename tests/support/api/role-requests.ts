import type { InjectOptions } from 'fastify';
import { administrationSpecials } from './administration-requests.ts';
import { automationRecords } from './automation-records.ts';
import { memberSpecials } from './member-requests.ts';
import { moderationPlaces, moderationSpecials } from './moderation-requests.ts';
import { type ApiRoute, type ApiSchema, nameOf } from './openapi-route.ts';
import { postSpecials } from './post-requests.ts';
import { aPictureFile } from './request-bodies.ts';
import type { PathParamMakers, RequestOverrides } from './request-overrides.ts';
import { anAddress, type Cast } from './role-cast.ts';
import { records } from './role-records.ts';

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
  '/site-tokens/{id}': records.token,
  '/webhooks/{id}': records.webhook,
  '/roles/{id}': records.role,
  '/applicants/{id}': records.applicant,
  '/invites/{id}': records.invitation,
  '/email-templates/{id}': () => 3,
  '/themes/{id}': records.theme,
  '/layouts/{id}': records.layout,
  '/custom-pages/{id}': records.customPage,
  '/fragments/{fragmentUUID}': records.fragment,
  '{asset}': () => 'variables',
  '/translation-services/{type}': () => 'libretranslate',
  '/authenticators/{id}': records.authenticator,
  '/drafts/cancel-schedule/{id}': records.scheduledDraft,
  '/media/{id}': records.medium,
  '/connections/{id}': records.connection,
  '/notification-preferences/{id}': ownerID,
  '/outbox/{name}': records.letter,
  '/passkeys/{id}': records.passkey,
  '/data-exports/{id}': records.export,
  '/backups/{id}': records.backup,
  '/restorations/{id}': records.restoration,
  '/former-data/{name}': records.formerData,
  '/automation-rules/{id}': automationRecords.rule,
  '/automation-rules/dispatches/{id}': automationRecords.finished,
  '/exports/{id}': records.siteExport,
  '/imports/{id}': records.import,
  '/imports/dumps/{name}': records.dump,
  '/recounts/{id}': records.recount,
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

const specials: RequestOverrides = {
  ...moderationSpecials,
  ...administrationSpecials,
  ...memberSpecials,
  ...postSpecials,
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
    ...(special.form ?? (special.file ? aPictureFile(special.file) : body && { payload: body })),
    remoteAddress: anAddress(),
  };
}
