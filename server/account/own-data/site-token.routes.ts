import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type SiteToken, siteTokenRoutes } from '#api/account/own-data/site-token.contract.ts';
import { ApiError } from '#api/errors.ts';
import { requireAuthority } from '#server/member/role/authority.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { may, requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { sendSecurityChangeMail } from './account-notice-mail.ts';
import { newTokenOf } from './new-token.ts';
import { createServiceAccount } from './service-account.ts';
import {
  findAnyToken,
  listAllTokens,
  listServiceAccounts,
  type SiteTokenRow,
  setTokenRevoked,
} from './site-token.queries.ts';
import { requireTokenLifetime } from './token.policy.ts';
import { insertToken } from './token.queries.ts';
import { logToken } from './token-log.ts';

/** The routes for the access tokens of all members, and for service accounts. */
export const siteTokenResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const present = async (viewer: Viewer, rows: readonly SiteTokenRow[]): Promise<SiteToken[]> => {
    const authors = await findAuthors(
      forum.db,
      rows.flatMap(({ userID, insertUserID }) => [userID, insertUserID]),
    );
    const seesAddresses = may(viewer, 'personalInfo.view');
    return rows.map(({ insertUserID, lastIPAddress, ...row }) => ({
      ...row,
      ...(seesAddresses && { lastIPAddress }),
      user: authors(row.userID),
      insertUser: insertUserID === null ? null : authors(insertUserID),
    }));
  };

  const requireMember = async (viewer: Viewer, userID: number): Promise<void> =>
    requireAuthority(forum, viewer, requireFound(await findUser(forum.db, userID), 'user.not-found'));

  server.route({
    ...siteTokenRoutes.list,
    handler: async (request, reply) => {
      requirePermission(request.viewer, 'site.manage');
      const { rows, total } = await listAllTokens(forum.db, request.query);
      sendPaging(request, reply, { ...request.query, total });
      return present(request.viewer, rows);
    },
  });

  server.route({
    ...siteTokenRoutes.create,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      requireTokenLifetime(await forum.settings.get(), body.lifetime);
      const accounts = await listServiceAccounts(forum.db);
      if (!accounts.some(({ userID }) => userID === body.userID)) throw new ApiError('access-token.not-service');
      await requireMember(viewer, body.userID);
      const by = { userID: body.userID, insertUserID: viewer.userID, now: forum.now() };
      const { accessToken, row } = newTokenOf(body, by);
      const id = await inTransaction(forum.database, async (trx) => {
        const token = await insertToken(trx, row);
        if (!token) throw new ApiError('access-token.too-many');
        const { accessTokenID } = token;
        await logToken(trx, { action: 'token.add', actorID: viewer.userID, accessTokenID, name: row.name });
        return accessTokenID;
      });
      await sendSecurityChangeMail(forum, { userID: viewer.userID, change: 'token-on', what: body.name });
      const [made] = await present(viewer, [requireFound(await findAnyToken(forum.db, id), 'access-token.not-found')]);
      return reply.code(201).send({ ...(made as SiteToken), accessToken });
    },
  });

  server.route({
    ...siteTokenRoutes.revoke,
    handler: async ({ viewer, params: { id } }, reply) => {
      requirePermission(viewer, 'site.manage');
      const { userID, name } = requireFound(await findAnyToken(forum.db, id), 'access-token.not-found');
      await requireMember(viewer, userID);
      await inTransaction(forum.database, async (trx) => {
        if (!(await setTokenRevoked(trx, id, forum.now()))) throw new ApiError('access-token.not-found');
        await logToken(trx, { action: 'token.revoke', actorID: viewer.userID, accessTokenID: id, name: name ?? '' });
      });
      return reply.code(204).send();
    },
  });

  server.route({
    ...siteTokenRoutes.accounts,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'site.manage');
      return listServiceAccounts(forum.db);
    },
  });

  server.route({
    ...siteTokenRoutes.addAccount,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      const userID = await createServiceAccount(forum, viewer, body);
      const made = (await listServiceAccounts(forum.db)).find((account) => account.userID === userID);
      return reply.code(201).send(requireFound(made, 'user.not-found'));
    },
  });
};
