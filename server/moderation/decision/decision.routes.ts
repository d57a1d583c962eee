import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { type Decision, decisionRoutes } from '#api/moderation/decision/decision.contract.ts';
import { sanctionPermissions } from '#api/moderation/decision/sanction-permissions.ts';
import { readToken } from '#server/account/credential/member-token.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { handleLongJobRequest } from '#server/moderation/bulk/long-job-answer.ts';
import { expireDecisions, markStatementRead } from '#server/moderation/sanction/member-standing.queries.ts';
import { prepareSanctions, sanctionGiving } from '#server/moderation/sanction/sanction-bulk.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound, resolveMemberID } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { insertAppeal } from './appeal.queries.ts';
import { giveAnswer } from './appeal-writing.ts';
import { maySanction, requireAnswering, requireDecisionsOf, requireSanctioning } from './decision.policy.ts';
import { type DecisionRow, findDecision, listDecisions } from './decision.queries.ts';
import { presentDecisions, statusOf } from './decision-view.ts';
import { liftSanction, sanctionMember } from './decision-writing.ts';

/** The routes of decisions about members and of appeals. */
export const decisionResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const findOne = async (id: number): Promise<DecisionRow> =>
    requireFound(await findDecision(forum.db, id), 'decision.not-found');

  const shown = async (viewer: Viewer, id: number, ownerID = viewer.userID): Promise<Decision> => {
    const row = requireFound(await findDecision(forum.db, id, { viewer, ownerID }), 'decision.not-found');
    const [decision] = await presentDecisions(forum, viewer, [row]);
    return requireFound(decision, 'decision.not-found');
  };

  /** Whether a decision concerns the viewer, identified by session or by the key from the notification e-mail. */
  const isTheirs = async (viewer: Viewer, row: DecisionRow, key: string | undefined): Promise<boolean> => {
    if (viewer.userID > 0 && viewer.userID === row.userID) return true;
    return key !== undefined && (await readToken(forum, 'decision', key)).user_id === row.userID;
  };

  server.route({
    ...decisionRoutes.listOfUser,
    handler: async (request, reply) => {
      const { viewer, params, query } = request;
      const userID = resolveMemberID(request, params.id);
      requireDecisionsOf(viewer, userID);
      requireFound(await findUser(forum.db, userID), 'user.not-found');
      const { rows, total } = await listDecisions(forum.db, { viewer }, { ...query, userID });
      sendPaging(request, reply, { ...query, total });
      return presentDecisions(forum, viewer, rows);
    },
  });

  server.route({
    ...decisionRoutes.sanction,
    handler: async (request, reply) => {
      const { viewer, body } = request;
      const row = requireFound(await findUser(forum.db, resolveMemberID(request, request.params.id)), 'user.not-found');
      await requireSanctioning(forum, viewer, row);
      const decisionID = await sanctionMember(forum, viewer, { userID: row.userID, post: body });
      return reply.code(201).send(await shown(viewer, decisionID));
    },
  });

  server.route({
    ...decisionRoutes.list,
    handler: async (request, reply) => {
      const { viewer, query } = request;
      requirePermission(viewer, 'community.moderate');
      const { rows, total } = await listDecisions(forum.db, { viewer }, query);
      sendPaging(request, reply, { ...query, total });
      return presentDecisions(forum, viewer, rows);
    },
  });

  server.route({
    ...decisionRoutes.read,
    handler: async ({ viewer, params, query }) => {
      const row = await findOne(params.id);
      // For anyone else the response is the same as for a missing decision.
      const isOwn = await isTheirs(viewer, row, query.key);
      if (!isOwn && !maySanction(viewer)) throw new ApiError('decision.not-found');
      await inTransaction(forum.database, (trx) => expireDecisions(trx, forum.now(), row.userID));
      if (isOwn && !viewer.preview) await markStatementRead(forum.db, row.decisionID, forum.now());
      return shown(viewer, params.id, isOwn ? row.userID : undefined);
    },
  });

  server.route({
    ...decisionRoutes.warnMany,
    handler: async (request, reply) => {
      const { viewer, body } = request;
      requireSession(viewer);
      requirePermission(viewer, sanctionPermissions);
      const input = await prepareSanctions(forum, body);
      return handleLongJobRequest(forum, { request, reply }, sanctionGiving, { input, itemIDs: body.recordIDs });
    },
  });

  server.route({
    ...decisionRoutes.lift,
    handler: async ({ viewer, params }) => {
      const row = await findOne(params.id);
      await requireSanctioning(forum, viewer, requireFound(await findUser(forum.db, row.userID), 'user.not-found'));
      if (row.kind === 'removal') throw new ApiError('decision.removal');
      await liftSanction(forum, viewer, row);
      return shown(viewer, params.id);
    },
  });

  server.route({
    ...decisionRoutes.appeal,
    handler: async ({ viewer, params, body }, reply) => {
      const row = await findOne(params.id);
      if (!(await isTheirs(viewer, row, body.key))) throw new ApiError('decision.not-found');
      if (statusOf(row, forum.now()) !== 'active') throw new ApiError('decision.over');
      const appeal = { decisionID: row.decisionID, body: body.body, now: forum.now() };
      if (!(await insertAppeal(forum.db, appeal))) throw new ApiError('appeal.given');
      return reply.code(201).send(await shown(viewer, params.id, row.userID));
    },
  });

  server.route({
    ...decisionRoutes.answer,
    handler: async ({ viewer, params, body }) => {
      const row = await findOne(params.id);
      await requireAnswering(forum, viewer, row);
      await giveAnswer(forum, viewer, { row, answer: body });
      return shown(viewer, params.id);
    },
  });
};
