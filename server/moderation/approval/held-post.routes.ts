import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { type HeldPost, heldPostRoutes } from '#api/moderation/approval/held-post.contract.ts';
import { placeOf } from '#server/moderation/report/report-view.ts';
import { mayTriage, requireSomeTriage, requireTriage, triagedBy } from '#server/moderation/triage/triage.policy.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { namedMembers } from '#server/platform/database/named-members.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { withinNumbers } from '#server/post/body/number-range.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { differencesOf } from './held-edit-difference.ts';
import { deleteHeldPost, findHeldPost, type HeldPostRow, heldPlace, listHeldPosts } from './held-post.queries.ts';
import { approveHeldPost, rejectHeldPost } from './held-post-decision.ts';
import { tryPremoderation } from './premoderation-trial.ts';

const urlOf = ({ recordType, record_id, edit_of, name }: HeldPostRow): string | null => {
  const id = record_id ?? edit_of;
  if (id === null) return null;
  return recordType === 'discussion' ? discussionUrl({ discussionID: id, name }) : commentUrl(id);
};

/** The routes of held posts. */
export const heldPostResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db } = forum;

  const present = async (viewer: Viewer, rows: readonly HeldPostRow[]): Promise<HeldPost[]> => {
    const authors = await findAuthors(
      db,
      rows.map(({ insert_user_id: userID }) => userID),
    );
    const seen = rows.filter(({ category_id: categoryID }) => mayTriage(viewer, categoryID));
    const differences = await differencesOf(db, seen);
    return rows.map((row) => {
      const difference = differences.get(row.heldPostID);
      const place = placeOf(viewer, row.category_id);
      return {
        heldPostID: row.heldPostID,
        recordType: row.recordType,
        name: row.name,
        bodyHtml: row.body_html,
        body: String(row.post['body'] ?? ''),
        placeRecordID: row.category_id,
        placeRecordName: place.placeRecordName ?? '',
        placeRecordUrl: place.placeRecordUrl ?? '',
        discussionID: row.discussion_id,
        causes: [...row.causes],
        ...(mayTriage(viewer, row.category_id) && { findings: [...row.findings], spamScore: row.spam_score }),
        status: row.status,
        reason: row.reason,
        recordID: row.record_id,
        editOf: row.edit_of,
        recordUrl: urlOf(row),
        ...(difference && { difference }),
        insertUserID: row.insert_user_id,
        insertUser: authors(row.insert_user_id),
        updateUserID: row.update_user_id,
        dateInserted: row.date_inserted,
        dateUpdated: row.date_updated,
      };
    });
  };

  const findFor = async (viewer: Viewer, id: number): Promise<HeldPostRow> => {
    requireSession(viewer);
    const row = requireFound(await findHeldPost(db, id), 'held-post.not-found');
    if (row.insert_user_id !== viewer.userID) requireTriage(viewer, row.category_id);
    return row;
  };

  const read = async (viewer: Viewer, id: number): Promise<HeldPost> =>
    (await present(viewer, [await findFor(viewer, id)]))[0] as HeldPost;

  server.route({
    ...heldPostRoutes.list,
    handler: async (request, reply) => {
      const { viewer, query } = request;
      const authors = namedMembers(viewer, query.insertUserID ?? []);
      const isOwn = authors.length === 1 && authors[0] === viewer.userID && viewer.userID !== 0;
      if (!isOwn) requireSomeTriage(viewer);
      const where = sql.join(
        [
          sql`h.status = ${query.status}`,
          ...(isOwn ? [] : [triagedBy(viewer, heldPlace)]),
          ...(authors.length === 0 ? [] : [sql`h.insert_user_id = any(${authors}::bigint[])`]),
          ...(query.recordType ? [sql`h.record_type = ${query.recordType}`] : []),
          ...(query.heldPostID ? [withinNumbers(sql`h.held_post_id`, query.heldPostID)] : []),
          ...(query.cause ? [sql`${query.cause} = any(h.causes)`] : []),
          ...(query.placeRecordID ? [withinNumbers(heldPlace, query.placeRecordID)] : []),
        ],
        sql` and `,
      );
      const { rows, total } = await listHeldPosts(db, where, query);
      sendPaging(request, reply, { ...query, total });
      return present(viewer, rows);
    },
  });

  server.route({
    ...heldPostRoutes.trial,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, ['site.manage', 'community.manage']);
      return tryPremoderation(forum, body);
    },
  });

  server.route({ ...heldPostRoutes.get, handler: ({ viewer, params }) => read(viewer, params.id) });

  server.route({
    ...heldPostRoutes.approve,
    handler: async ({ viewer, params, body }) => {
      requireSomeTriage(viewer);
      const { verifyUser = false } = body ?? {};
      await inTransaction(db, (trx) => approveHeldPost(trx, { forum, viewer }, params.id, { verifyUser }));
      return read(viewer, params.id);
    },
  });

  server.route({
    ...heldPostRoutes.reject,
    handler: async ({ viewer, params, body }) => {
      requireSomeTriage(viewer);
      await inTransaction(db, (trx) => rejectHeldPost(trx, { forum, viewer }, params.id, body?.reason ?? ''));
      return read(viewer, params.id);
    },
  });

  server.route({
    ...heldPostRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      const row = await findFor(viewer, params.id);
      // Moderators decide on held posts; only authors can withdraw their own.
      requireFound(
        row.insert_user_id === viewer.userID && row.status !== 'approved' ? row : undefined,
        'held-post.not-found',
      );
      await deleteHeldPost(db, params.id);
      return reply.code(204).send(null);
    },
  });
};
