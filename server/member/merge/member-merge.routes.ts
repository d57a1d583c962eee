import './member-merge-undo.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberMergeRoutes } from '#api/member/merge/member-merge.contract.ts';
import { coversRoles, presentGrants } from '#server/member/role/authority.ts';
import { findUser, type UserRow } from '#server/member/user/user.queries.ts';
import { userFor } from '#server/member/user/user-view.ts';
import { handleLongJobRequest } from '#server/moderation/bulk/long-job-answer.ts';
import { requireFound, resolveMemberID } from '#server/platform/http/me.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { requireMerge, requireMergedRoles, requireMergePermission } from './member-merge.policy.ts';
import { countContents, countLostReactions, findSanctions } from './member-merge.queries.ts';
import { memberMerging } from './member-merging.ts';

/** The routes that merge a member into another one. */
export const memberMergeResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const findPair = async (viewer: Viewer, sourceID: number, targetID: number) => {
    requireMergePermission(viewer);
    const [source, target] = await Promise.all([findUser(forum.db, sourceID), findUser(forum.db, targetID)]);
    const pair = { source: requireFound(source, 'user.not-found'), target: requireFound(target, 'user.not-found') };
    await requireMerge(forum, viewer, pair);
    return pair;
  };

  const sideOf = async (viewer: Viewer, row: UserRow) => ({
    user: userFor(viewer, row, { settings: await forum.settings.get(), expand: [] }),
    contents: await countContents(forum.db, row.userID),
    ...(await findSanctions(forum.db, row.userID)),
  });

  server.route({
    ...memberMergeRoutes.preview,
    handler: async (request) => {
      const { viewer, params, query } = request;
      const { source, target } = await findPair(viewer, resolveMemberID(request, params.id), query.intoUserID);
      const grants = await presentGrants(forum);
      const held = new Set(target.roles.map(({ roleID }) => roleID));
      return {
        source: await sideOf(viewer, source),
        target: await sideOf(viewer, target),
        lostReactions: await countLostReactions(forum.db, source.userID, target.userID),
        roles: source.roles
          .filter(({ roleID }) => !held.has(roleID))
          .map(({ roleID, name }) => ({ roleID, name, assignable: coversRoles(grants, viewer, [roleID]) })),
      };
    },
  });

  server.route({
    ...memberMergeRoutes.merge,
    handler: async (request, reply) => {
      const { viewer, params, body } = request;
      const pair = await findPair(viewer, resolveMemberID(request, params.id), body.intoUserID);
      await requireMergedRoles(forum, viewer, pair, body.roleIDs);
      return handleLongJobRequest(forum, { request, reply }, memberMerging, {
        input: body,
        itemIDs: [pair.source.userID],
      });
    },
  });
};
