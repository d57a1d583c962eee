import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { type Authenticator, authenticatorRoutes, serviceTypeOf } from '#api/account/authenticator.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { LogAction } from '#api/moderation/log-action.ts';
import { demandAuthorityOverAll, presentGrants } from '#server/member/authority.ts';
import { logMadeRows, withRowLog } from '#server/moderation/row-log.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { found } from '#server/platform/me.ts';
import { demand, demandSession, may, type Viewer } from '#server/platform/viewer.ts';
import { postSecurityChange } from './account-news.ts';
import {
  deleteAuthenticator,
  disconnect,
  findAuthenticator,
  listAuthenticators,
  listConnections,
  storeAuthenticator,
} from './authenticator.queries.ts';
import { authenticatorSources, connectedAuthenticatorSources } from './authenticator-log.ts';
import { serviceSecret } from './sealed-secrets.ts';

interface Asked {
  readonly name?: string | undefined;
  readonly clientID?: string | undefined;
  readonly secret?: string | undefined;
  readonly default?: boolean | undefined;
  readonly active?: boolean | undefined;
  readonly visible?: boolean | undefined;
  readonly markVerified?: boolean | undefined;
  readonly urls?: object | undefined;
  readonly authenticatorConfig?: object | undefined;
}

const columnsOf = (forum: Forum, asked: Asked) => ({
  name: asked.name,
  client_id: asked.clientID,
  secret: asked.secret && forum.seal.seal(asked.secret, serviceSecret),
  is_default: asked.default,
  active: asked.active,
  visible: asked.visible,
  mark_verified: asked.markVerified,
  urls: asked.urls && JSON.stringify(asked.urls),
  config: asked.authenticatorConfig && JSON.stringify(asked.authenticatorConfig),
  date_updated: forum.now(),
});

/** Refuses a configuration that is not for services of a type. */
function demandType(type: string, config: object | undefined): void {
  if (config && serviceTypeOf(config) !== type)
    throw ApiError.fields({ authenticatorConfig: `This is not a setting of services of the type ${type}.` });
}

const entryOf = (viewer: Viewer, action: LogAction, recordID: number) => ({
  action,
  recordType: 'authenticator',
  recordID,
  actorID: viewer.userID,
  isPublic: false,
});

/** Services that tell the forum who somebody is, and which accounts at them members have connected. */
export const authenticatorResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const read = async (id: number) => found(await findAuthenticator(forum.db, id), 'authenticator.not-found');
  const shownTo = (viewer: Viewer, { authenticatorConfig, ...told }: Authenticator): Authenticator =>
    may(viewer, 'site.manage') && authenticatorConfig ? { ...told, authenticatorConfig } : told;

  /** Changing a service's addresses allows signing in as any connected member, so it requires authority over them. */
  const demandConnected = async (viewer: Viewer, id: number): Promise<void> => {
    const condition = sql`exists (
      select from authenticator_member a where a.user_id = m.user_id and a.authenticator_id = ${id})`;
    await demandAuthorityOverAll(forum.db, await presentGrants(forum), { viewer, condition });
  };

  server.route({
    ...authenticatorRoutes.types,
    handler: async () => [
      { authenticatorType: 'oidc', name: 'OpenID Connect' },
      { authenticatorType: 'oauth2', name: 'OAuth 2' },
    ],
  });

  server.route({
    ...authenticatorRoutes.list,
    handler: async ({ viewer, query: { page = 1, limit = 10 } }) =>
      (await listAuthenticators(forum.db, { isAll: may(viewer, 'site.manage'), page, limit })).map((one) =>
        shownTo(viewer, one),
      ),
  });

  server.route({
    ...authenticatorRoutes.create,
    handler: async ({ viewer, body }, reply) => {
      demand(viewer, 'site.manage');
      demandType(body.type, body.authenticatorConfig);
      const id = await inTransaction(forum.database, async (trx) => {
        const made = await storeAuthenticator(trx, undefined, { ...columnsOf(forum, body), type: body.type });
        await logMadeRows(trx, authenticatorSources, entryOf(viewer, 'authenticator.add', made));
        return made;
      });
      await postSecurityChange(forum, { userID: viewer.userID, change: 'site-service-on', what: body.name });
      return reply.code(201).send(await read(id));
    },
  });

  server.route({
    ...authenticatorRoutes.read,
    handler: async ({ viewer, params }) => {
      const authenticator = await read(params.id);
      const isOpen = authenticator.active && authenticator.visible;
      if (!isOpen && !may(viewer, 'site.manage')) throw new ApiError('authenticator.not-found');
      return shownTo(viewer, authenticator);
    },
  });

  server.route({
    ...authenticatorRoutes.change,
    handler: async ({ viewer, params, body }) => {
      demand(viewer, 'site.manage');
      const { name, type } = await read(params.id);
      demandType(type, body.authenticatorConfig);
      await demandConnected(viewer, params.id);
      await inTransaction(forum.database, (trx) =>
        withRowLog(trx, authenticatorSources, entryOf(viewer, 'authenticator.change', params.id), () =>
          storeAuthenticator(trx, params.id, columnsOf(forum, body)),
        ),
      );
      await postSecurityChange(forum, { userID: viewer.userID, change: 'site-service-changed', what: name });
      return read(params.id);
    },
  });

  server.route({
    ...authenticatorRoutes.delete,
    handler: async ({ viewer, params }, reply) => {
      demand(viewer, 'site.manage');
      const { name } = await read(params.id);
      await demandConnected(viewer, params.id);
      const isDeleted = await inTransaction(forum.database, (trx) =>
        withRowLog(trx, connectedAuthenticatorSources, entryOf(viewer, 'authenticator.delete', params.id), () =>
          deleteAuthenticator(trx, params.id),
        ),
      );
      if (!isDeleted) throw new ApiError('authenticator.not-found');
      await postSecurityChange(forum, { userID: viewer.userID, change: 'site-service-off', what: name });
      return reply.code(204).send();
    },
  });

  server.route({
    ...authenticatorRoutes.connections,
    handler: async ({ viewer }) => {
      demandSession(viewer);
      return listConnections(forum.db, viewer.userID);
    },
  });

  server.route({
    ...authenticatorRoutes.disconnect,
    handler: async ({ viewer, params }, reply) => {
      const { userID } = viewer;
      const outcome = await disconnect(forum.db, userID, params.id);
      if (outcome === 'last') throw new ApiError('authenticator.last-way-in');
      if (outcome === 'none') throw new ApiError('authenticator.not-found');
      await postSecurityChange(forum, { userID, change: 'service-off', what: (await read(params.id)).name });
      return reply.code(204).send();
    },
  });
};
