import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import {
  type Authenticator,
  authenticatorRoutes,
  serviceTypeOf,
} from '#api/account/credential/authenticator.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { sendSecurityChangeMail } from '#server/account/own-data/account-notice-mail.ts';
import { presentGrants, requireAuthorityOverAll } from '#server/member/role/authority.ts';
import { logInsertedRows, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { may, requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
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

const columnsOf = (forum: Forum, requested: Asked) => ({
  name: requested.name,
  client_id: requested.clientID,
  secret: requested.secret && forum.seal.seal(requested.secret, serviceSecret),
  is_default: requested.default,
  active: requested.active,
  visible: requested.visible,
  mark_verified: requested.markVerified,
  urls: requested.urls && JSON.stringify(requested.urls),
  config: requested.authenticatorConfig && JSON.stringify(requested.authenticatorConfig),
  date_updated: forum.now(),
});

/** Rejects a configuration that does not match the type of the service. */
function requireType(type: string, config: object | undefined): void {
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

/** The routes for external sign-in services, and for the connections of members to their accounts there. */
export const authenticatorResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const read = async (id: number) => requireFound(await findAuthenticator(forum.db, id), 'authenticator.not-found');
  const shownTo = (viewer: Viewer, { authenticatorConfig, ...told }: Authenticator): Authenticator =>
    may(viewer, 'site.manage') && authenticatorConfig ? { ...told, authenticatorConfig } : told;

  /**
   * Changing the URLs of a service allows signing in as any connected member. The change therefore requires authority
   * over all of them.
   */
  const requireConnected = async (viewer: Viewer, id: number): Promise<void> => {
    const condition = sql`exists (
      select from authenticator_member a where a.user_id = m.user_id and a.authenticator_id = ${id})`;
    await requireAuthorityOverAll(forum.db, await presentGrants(forum), { viewer, condition });
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
      requirePermission(viewer, 'site.manage');
      requireType(body.type, body.authenticatorConfig);
      const id = await inTransaction(forum.database, async (trx) => {
        const made = await storeAuthenticator(trx, undefined, { ...columnsOf(forum, body), type: body.type });
        await logInsertedRows(trx, authenticatorSources, entryOf(viewer, 'authenticator.add', made));
        return made;
      });
      await sendSecurityChangeMail(forum, { userID: viewer.userID, change: 'site-service-on', what: body.name });
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
      requirePermission(viewer, 'site.manage');
      const { name, type } = await read(params.id);
      requireType(type, body.authenticatorConfig);
      await requireConnected(viewer, params.id);
      await inTransaction(forum.database, (trx) =>
        withRowLog(trx, authenticatorSources, entryOf(viewer, 'authenticator.change', params.id), () =>
          storeAuthenticator(trx, params.id, columnsOf(forum, body)),
        ),
      );
      await sendSecurityChangeMail(forum, { userID: viewer.userID, change: 'site-service-changed', what: name });
      return read(params.id);
    },
  });

  server.route({
    ...authenticatorRoutes.delete,
    handler: async ({ viewer, params }, reply) => {
      requirePermission(viewer, 'site.manage');
      const { name } = await read(params.id);
      await requireConnected(viewer, params.id);
      const isDeleted = await inTransaction(forum.database, (trx) =>
        withRowLog(trx, connectedAuthenticatorSources, entryOf(viewer, 'authenticator.delete', params.id), () =>
          deleteAuthenticator(trx, params.id),
        ),
      );
      if (!isDeleted) throw new ApiError('authenticator.not-found');
      await sendSecurityChangeMail(forum, { userID: viewer.userID, change: 'site-service-off', what: name });
      return reply.code(204).send();
    },
  });

  server.route({
    ...authenticatorRoutes.connections,
    handler: async ({ viewer }) => {
      requireSession(viewer);
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
      await sendSecurityChangeMail(forum, { userID, change: 'service-off', what: (await read(params.id)).name });
      return reply.code(204).send();
    },
  });
};
