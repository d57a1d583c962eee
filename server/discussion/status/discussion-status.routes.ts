import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { discussionStatusRoutes } from '#api/discussion/status/discussion-status.contract.ts';
import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import { requireReadable } from '#server/discussion/discussion.policy.ts';
import { findDiscussion } from '#server/discussion/discussion.queries.ts';
import { presentDiscussions } from '#server/discussion/discussion-extras.ts';
import { logInsertedRows, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { may, requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import * as queries from './discussion-status.queries.ts';
import { assignIdeaStatus, assignStatus, readStatus } from './discussion-status.ts';
import { statusSources } from './discussion-status-log.ts';

/** The record type of statuses in the log. */
const record = { recordType: 'discussion-status' } as const;

type Writing = Pick<RecordStatus, 'recordSubtype' | 'isDefault'> & { readonly isInternal?: boolean | null | undefined };

/** Rejects a status that duplicates an existing mechanism: an internal status, or a default status for questions. */
function requireSensible({ recordSubtype, isDefault, isInternal }: Writing): void {
  if (isInternal) throw ApiError.fields({ isInternal: 'You cannot add internal statuses.' });
  if (isDefault && recordSubtype === 'question')
    throw ApiError.fields({ isDefault: 'The status of a question is set automatically from its answers.' });
}

/** The routes that manage the statuses of discussions and assign them. */
export const discussionStatusResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db } = forum;

  /** Loads a custom status. Throws ApiError `discussion-status.system` for a built-in one. */
  const made = async (trx: Queryable, viewer: Viewer, id: number): Promise<RecordStatus> => {
    const status = await readStatus(trx, viewer, id);
    if (status.isSystem) throw new ApiError('discussion-status.system');
    return status;
  };

  server.route({
    ...discussionStatusRoutes.list,
    handler: async ({ viewer, query: { subType, state } }) =>
      (await queries.findStatuses(db)).filter(
        (status) =>
          (!status.isInternal || may(viewer, 'staff.allow')) &&
          (subType === undefined || status.recordSubtype === subType) &&
          (state === undefined || status.state === state),
      ),
  });

  server.route({
    ...discussionStatusRoutes.get,
    handler: ({ viewer, params }) => readStatus(db, viewer, params.id),
  });

  server.route({
    ...discussionStatusRoutes.add,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'community.manage');
      requireSensible(body);
      const id = await inTransaction(db, async (trx) => {
        await queries.lockStatuses(trx);
        const recordID = await queries.insertStatus(trx, body);
        const entry = { ...record, recordID, actorID: viewer.userID };
        await logInsertedRows(trx, statusSources, { ...entry, action: 'discussion-status.add' });
        if (body.isDefault)
          await withRowLog(trx, statusSources, { ...entry, action: 'discussion-status.change' }, () =>
            queries.updateStatus(trx, recordID, body),
          );
        return recordID;
      });
      await forum.statuses.changed();
      return reply.code(201).send(await readStatus(db, viewer, id));
    },
  });

  server.route({
    ...discussionStatusRoutes.change,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'community.manage');
      const entry = { ...record, action: 'discussion-status.change', recordID: params.id } as const;
      await inTransaction(db, async (trx) => {
        await queries.lockStatuses(trx);
        const before = await made(trx, viewer, params.id);
        const { name = before.name, state = before.state, recordSubtype = before.recordSubtype } = body;
        const status = { name, state, recordSubtype, isDefault: body.isDefault ?? before.isDefault };
        requireSensible({ ...status, isInternal: body.isInternal });
        await withRowLog(trx, statusSources, { ...entry, actorID: viewer.userID }, () =>
          queries.updateStatus(trx, params.id, status),
        );
      });
      await forum.statuses.changed();
      return readStatus(db, viewer, params.id);
    },
  });

  server.route({
    ...discussionStatusRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      requirePermission(viewer, 'community.manage');
      const entry = { ...record, action: 'discussion-status.delete', recordID: params.id } as const;
      await inTransaction(db, async (trx) => {
        await queries.lockStatuses(trx);
        await made(trx, viewer, params.id);
        await withRowLog(trx, statusSources, { ...entry, actorID: viewer.userID }, async () => {
          if (!(await queries.deleteUnusedStatus(trx, params.id))) throw new ApiError('discussion-status.in-use');
        });
      });
      await forum.statuses.changed();
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...discussionStatusRoutes.set,
    handler: async ({ viewer, params, body }) => {
      await assignStatus(forum, viewer, params.id, body);
      const expand = ['body', 'status', 'status.log'] as const;
      const row = requireFound(await findDiscussion(db, viewer, params.id, expand), 'discussion.not-found');
      const [discussion] = await presentDiscussions(db, viewer, [row], expand);
      return requireFound(discussion, 'discussion.not-found');
    },
  });

  server.route({
    ...discussionStatusRoutes.setIdea,
    handler: ({ viewer, params, body }) => assignIdeaStatus(forum, viewer, params.id, body),
  });

  server.route({
    ...discussionStatusRoutes.log,
    handler: async (request, reply) => {
      const { viewer, params, query } = request;
      requirePermission(viewer, 'staff.allow');
      requireReadable(viewer, await findDiscussion(db, viewer, params.id, []));
      const { rows, total } = await queries.findStatusLog(db, params.id, query);
      sendPaging(request, reply, { ...query, total });
      return rows.map(({ discussionID, ...row }) => ({
        ...row,
        recordType: 'discussion' as const,
        recordID: `${discussionID}`,
      }));
    },
  });
};
