import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { reactionRoutes } from '#api/post/reaction/reaction.contract.ts';
import { requireExistingComment } from '#server/discussion/comment/comment.policy.ts';
import { findComment } from '#server/discussion/comment/comment.queries.ts';
import { requireReadable } from '#server/discussion/discussion.policy.ts';
import { findDiscussion } from '#server/discussion/discussion.queries.ts';
import { wakeNotifiers } from '#server/notification/cause-worker.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { resolveMemberID } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { requireOwnReaction, requireReactable, requireUndecided, type Votable } from './reaction.policy.ts';
import {
  changeReaction,
  findReactionCounts,
  findReactions,
  findVotes,
  type ReactedRecord,
  type ReactionRecordType,
} from './reaction.queries.ts';
import { removeReactionLogged } from './reaction-log.ts';
import { findReactionType } from './reaction-type.queries.ts';

/** The routes for reactions to discussions and comments. */
export const reactionResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const readRecord = async (
    viewer: Viewer,
    recordType: ReactionRecordType,
    id: number,
  ): Promise<ReactedRecord & Votable> => {
    const row =
      recordType === 'discussion'
        ? requireReadable(viewer, await findDiscussion(forum.db, viewer, id, []))
        : requireExistingComment(viewer, await findComment(forum.db, id, []));
    const isIdea = 'type' in row && row.type === 'idea';
    return {
      isIdea,
      isDecided:
        isIdea && viewer.statuses.some(({ statusID, state }) => statusID === row.status_id && state === 'closed'),
      recordType,
      recordID: id,
      discussionID: row.discussion_id,
      categoryID: row.category_id,
      insertUserID: row.insert_user_id,
    };
  };

  const add = async (viewer: Viewer, recordType: ReactionRecordType, id: number, reactionType: string) => {
    requireSession(viewer);
    const record = await readRecord(viewer, recordType, id);
    const type = requireReactable(viewer, await findReactionType(forum.db, reactionType), record);
    const given = { userID: viewer.userID, tagID: type.tag_id, now: forum.now() };
    await inTransaction(forum.db, (trx) => changeReaction(trx, record, given));
    wakeNotifiers();
    const counts = record.isIdea
      ? await findVotes(forum.db, viewer, [id])
      : await findReactionCounts(forum.db, viewer, recordType, [id]);
    return counts.get(id) ?? [];
  };

  const remove = async (viewer: Viewer, recordType: ReactionRecordType, id: number, userID: number) => {
    requireOwnReaction(viewer, userID);
    const record = await readRecord(viewer, recordType, id);
    if (userID === viewer.userID) requireUndecided(record);
    const [now, actorID] = [forum.now(), viewer.userID];
    await inTransaction(forum.db, (trx) =>
      userID === actorID
        ? changeReaction(trx, record, { userID, tagID: undefined, now })
        : removeReactionLogged(trx, record, { userID, actorID, now }),
    );
  };

  for (const recordType of ['discussion', 'comment'] as const) {
    // Discussions and comments have the same routes, which differ only in URLs and texts.
    const either = <Route>(ofDiscussion: Route, ofComment: { readonly method: string }): Route =>
      recordType === 'discussion' ? ofDiscussion : (ofComment as Route);
    const routes = {
      list: either(reactionRoutes.listOfDiscussion, reactionRoutes.listOfComment),
      add: either(reactionRoutes.addToDiscussion, reactionRoutes.addToComment),
      removeOwn: either(reactionRoutes.removeOwnFromDiscussion, reactionRoutes.removeOwnFromComment),
      remove: either(reactionRoutes.removeFromDiscussion, reactionRoutes.removeFromComment),
    };

    server.route({
      ...routes.list,
      handler: async (request, reply) => {
        const record = await readRecord(request.viewer, recordType, request.params.id);
        const { entries, total } = await findReactions(forum.db, record, request.query);
        sendPaging(request, reply, { page: request.query.page, limit: request.query.limit, total });
        return entries;
      },
    });

    server.route({
      ...routes.add,
      handler: (request) => add(request.viewer, recordType, request.params.id, request.body.reactionType),
    });

    server.route({
      ...routes.removeOwn,
      handler: async (request, reply) => {
        await remove(request.viewer, recordType, request.params.id, request.viewer.userID);
        return reply.code(204).send(null);
      },
    });

    server.route({
      ...routes.remove,
      handler: async (request, reply) => {
        const userID = resolveMemberID(request, request.params.userID);
        await remove(request.viewer, recordType, request.params.id, userID);
        return reply.code(204).send(null);
      },
    });
  }
};
