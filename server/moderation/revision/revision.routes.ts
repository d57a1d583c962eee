import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Revision, revisionRoutes } from '#api/moderation/revision/revision.contract.ts';
import { findPostPlace } from '#server/discussion/post-place.queries.ts';
import { withEditLog } from '#server/moderation/log/edit-log.ts';
import { requireHistory } from '#server/moderation/log/moderation-log.policy.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { findAuthors } from '#server/post/post-author.ts';
import {
  findRevisedPost,
  findRevisions,
  type PostReference,
  type RevisionRow,
  restorePostRevision,
} from '#server/post/revision.queries.ts';
import { bodyDifference, differenceOf } from './text-difference.ts';

/** The routes of post revisions, including restoring them. */
export const revisionResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  /** Checks that the post exists and that the viewer may see its history. */
  const requirePost = async ({ viewer }: FastifyRequest, post: PostReference): Promise<void> => {
    const place = requireFound(await findPostPlace(forum.db, post), `${post.recordType}.not-found`);
    requireHistory(viewer, place.categoryID);
  };

  const compared = (row: RevisionRow, former: RevisionRow | undefined) => ({
    isFirst: !former,
    nameDifference: row.name === null ? [] : differenceOf(former?.name ?? row.name, row.name),
    bodyDifference: bodyDifference(former, row),
  });

  server.route({
    ...revisionRoutes.list,
    handler: async (request, reply): Promise<Revision[]> => {
      const { recordType, recordID, page, limit } = request.query;
      const post = { recordType, recordID };
      await requirePost(request, post);
      // One additional row, with which the last row of the page is compared.
      const { rows, total } = await findRevisions(forum.db, post, { offset: (page - 1) * limit, limit: limit + 1 });
      const authors = await findAuthors(
        forum.db,
        rows.map(({ userID }) => userID),
      );
      sendPaging(request, reply, { page, limit, total });
      return rows.slice(0, limit).map((row, index) => ({
        ...post,
        revisionID: row.revisionID,
        name: row.name,
        bodyHtml: row.bodyHtml,
        insertUser: authors(row.userID),
        dateInserted: row.dateInserted,
        ...compared(row, rows[index + 1]),
      }));
    },
  });

  server.route({
    ...revisionRoutes.restore,
    handler: async (request, reply) => {
      const { viewer, params } = request;
      const post = requireFound(await findRevisedPost(forum.db, params.id), 'revision.not-found');
      await requirePost(request, post);
      const by = { userID: viewer.userID, now: forum.now() };
      await inTransaction(forum.db, (trx) =>
        withEditLog(trx, { ...post, actorID: viewer.userID }, () => restorePostRevision(trx, params.id, by)),
      );
      return reply.code(204).send(null);
    },
  });
};
