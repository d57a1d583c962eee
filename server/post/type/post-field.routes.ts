import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { postFieldRoutes } from '#api/post/type/post-field.contract.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { type FieldDefinition, fieldProblems } from '#server/platform/http/field-value.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { publishPostTypeChange } from '#server/post/answer-index.job.ts';
import { maySeePostField } from './post-type.policy.ts';
import * as queries from './post-type.queries.ts';
import { logMadeField, withFieldLog, withTypeLog } from './post-type-log.ts';

/** The maximum number of post fields of a site. */
const mostFields = 200;

/** Rejects a field with contradictory properties. */
function requireSound(field: FieldDefinition): void {
  const problems = fieldProblems(field);
  if (Object.keys(problems).length > 0) throw ApiError.fields(problems);
}

/** The routes for post fields (docs/behavior/post.md#post-fields). */
export const postFieldResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const book = () => forum.postTypes.get();

  server.route({
    ...postFieldRoutes.list,
    handler: async (request, reply) => {
      const { viewer, query } = request;
      const all = query.translated === false ? viewer.postTypes.inLanguages([]) : viewer.postTypes;
      const kept = (query.postTypeID === undefined ? all.fields : all.fieldsOf(query.postTypeID))
        .filter((field) => maySeePostField(viewer, field))
        .filter((field) =>
          (['dataType', 'formType', 'visibility', 'isRequired', 'isActive'] as const).every(
            (key) => query[key] === undefined || query[key] === field[key],
          ),
        );
      const { page, limit } = query;
      sendPaging(request, reply, { page, limit, total: kept.length });
      return kept.slice((page - 1) * limit, page * limit);
    },
  });

  server.route({
    ...postFieldRoutes.read,
    handler: async ({ viewer, params }) => {
      const field = viewer.postTypes.field(params.postFieldID);
      return requireFound(field && maySeePostField(viewer, field) ? field : undefined, 'post-field.not-found');
    },
  });

  server.route({
    ...postFieldRoutes.create,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      requireSound(body);
      const all = await book();
      const type = body.postTypeID === undefined ? undefined : all.find(body.postTypeID);
      if (body.postTypeID !== undefined && (!type || type.isDeleted))
        throw ApiError.fields({ postTypeID: 'This post type does not exist.' });
      if (all.fields.some(({ postFieldID }) => postFieldID.toLowerCase() === body.postFieldID.toLowerCase()))
        throw ApiError.fields({ postFieldID: 'This name is already taken. Choose another one.' });
      if (all.fields.length >= mostFields)
        throw ApiError.fields({ postFieldID: `There can be at most ${mostFields} fields.` });
      await inTransaction(forum.db, async (trx) => {
        await queries.lockPostTypes(trx);
        const mark = { userID: viewer.userID, now: forum.now() };
        await queries.insertPostField(trx, body, mark);
        await logMadeField(trx, body.postFieldID, viewer.userID);
        if (!type) return;
        const { postTypeID } = type;
        const postFieldIDs = [...type.fieldIDs, body.postFieldID];
        await withTypeLog(trx, { action: 'post-type.change', postTypeID, actorID: viewer.userID }, () =>
          queries.updatePostType(trx, postTypeID, { postFieldIDs }, mark),
        );
      });
      await publishPostTypeChange(forum);
      return reply.code(201).send(requireFound((await book()).field(body.postFieldID), 'post-field.not-found'));
    },
  });

  server.route({
    ...postFieldRoutes.change,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'site.manage');
      const before = requireFound((await book()).field(params.postFieldID), 'post-field.not-found');
      const named = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      requireSound({ ...before, ...(named as Partial<FieldDefinition>) });
      await inTransaction(forum.db, async (trx) => {
        await queries.lockPostTypes(trx);
        const { postFieldID } = before;
        await withFieldLog(trx, { action: 'post-field.change', postFieldID, actorID: viewer.userID }, () =>
          queries.updatePostField(trx, postFieldID, body, { userID: viewer.userID, now: forum.now() }),
        );
      });
      await publishPostTypeChange(forum);
      return requireFound((await book()).field(before.postFieldID), 'post-field.not-found');
    },
  });

  server.route({
    ...postFieldRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      requirePermission(viewer, 'site.manage');
      const { postFieldID } = requireFound((await book()).field(params.postFieldID), 'post-field.not-found');
      await inTransaction(forum.db, async (trx) => {
        await queries.lockPostTypes(trx);
        await withFieldLog(trx, { action: 'post-field.delete', postFieldID, actorID: viewer.userID }, () =>
          queries.deletePostField(trx, postFieldID),
        );
      });
      await publishPostTypeChange(forum);
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...postFieldRoutes.sort,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'site.manage');
      const type = (await book()).find(params.postTypeID);
      if (!type || type.isDeleted) throw new ApiError('post-type.not-found');
      const unknown = Object.keys(body).find((name) => !type.fieldIDs.includes(name));
      if (unknown !== undefined)
        throw ApiError.fields({ [unknown]: `This type does not have the field “${unknown}”.` });
      const placeOf = (name: string) => body[name] ?? Number.MAX_SAFE_INTEGER;
      const postFieldIDs = type.fieldIDs.toSorted((a, b) => placeOf(a) - placeOf(b));
      await inTransaction(forum.db, async (trx) => {
        await queries.lockPostTypes(trx);
        const { postTypeID } = type;
        await withTypeLog(trx, { action: 'post-type.change', postTypeID, actorID: viewer.userID }, () =>
          queries.updatePostType(trx, postTypeID, { postFieldIDs }, { userID: viewer.userID, now: forum.now() }),
        );
      });
      await publishPostTypeChange(forum);
      return Object.fromEntries(postFieldIDs.map((name, place) => [name, place + 1]));
    },
  });
};
