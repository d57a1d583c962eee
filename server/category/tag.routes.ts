import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Transaction } from 'kysely';
import { type TagPost, tagRoutes } from '#api/category/tag.contract.ts';
import { tagUrlcodeOf } from '#api/category/tag-urlcode.ts';
import { ApiError } from '#api/errors.ts';
import { memberTagType, requireTagAdding, requireTagManaging } from '#server/category/tag.policy.ts';
import { deleteUnusedTag, findTag, insertTag, isTagBelow, listTags, updateTag } from '#server/category/tag.queries.ts';
import { tagSources } from '#server/category/tag-log.ts';
import { translateTagNames } from '#server/category/tag-text.queries.ts';
import { withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

const taken = (): ApiError =>
  new ApiError('tag.urlcode-taken', {
    errors: {
      urlcode: [
        { field: 'urlcode', code: 'taken', message: 'A tag with this code already exists. Choose another code.' },
      ],
    },
  });

const isCollision = (error: unknown): boolean => (error as { code?: string }).code === '23505';

/** The routes of tags. */
export const tagResource: FastifyPluginAsyncZod = async (server) => {
  const { db, now, settings } = server.forum;

  const logged = <T>(
    viewer: Viewer,
    action: 'tag.change' | 'tag.delete',
    tagID: number,
    work: (trx: Transaction<Tables>) => Promise<T>,
  ): Promise<T> => {
    const entry = { action, recordType: 'tag', recordID: tagID, actorID: viewer.userID } as const;
    return inTransaction(db, (trx) => withRowLog(trx, tagSources, entry, () => work(trx)));
  };

  const checkParent = async (parentTagID: number | null | undefined, own?: number): Promise<void> => {
    if (!parentTagID) return;
    if (!(await findTag(db, parentTagID))) throw ApiError.fields({ parentTagID: 'This tag does not exist.' });
    if (own !== undefined && (await isTagBelow(db, parentTagID, own)))
      throw ApiError.fields({ parentTagID: 'A tag cannot be its own parent.' });
  };

  const urlcodeFor = ({ name, urlcode }: Pick<TagPost, 'name' | 'urlcode'>): string => {
    const code = urlcode ?? tagUrlcodeOf(name);
    if (!code) throw ApiError.fields({ name: 'Use at least one letter or digit.' });
    return code;
  };

  server.route({
    ...tagRoutes.list,
    handler: async (request, reply) => {
      const { tags, total } = await listTags(db, request.viewer, request.query);
      sendPaging(request, reply, { ...request.query, total });
      return request.query.translated === false ? tags : translateTagNames(request.viewer, tags);
    },
  });

  server.route({
    ...tagRoutes.get,
    handler: async ({ viewer, params }) => {
      const [tag] = translateTagNames(viewer, [requireFound(await findTag(db, params.id, viewer), 'tag.not-found')]);
      return requireFound(tag, 'tag.not-found');
    },
  });

  server.route({
    ...tagRoutes.add,
    handler: async ({ viewer, body }, reply) => {
      const type = body.type || memberTagType;
      requireTagAdding(viewer, await settings.get(), type);
      await checkParent(body.parentTagID);
      const tag = await insertTag(db, {
        name: body.name,
        urlcode: urlcodeFor(body),
        type,
        parentTagID: body.parentTagID ?? null,
        insertUserID: viewer.userID,
        now: now(),
      });
      if (!tag) throw taken();
      return reply.code(201).send(tag);
    },
  });

  server.route({
    ...tagRoutes.change,
    handler: async ({ viewer, params, body }) => {
      requireTagManaging(viewer);
      const tag = requireFound(await findTag(db, params.id), 'tag.not-found');
      await checkParent(body.parentTagID, tag.tagID);
      const wanted = {
        tagID: tag.tagID,
        name: body.name ?? tag.name,
        urlcode: body.urlcode ?? tag.urlcode,
        type: body.type === undefined ? tag.type : body.type || memberTagType,
        parentTagID: body.parentTagID === undefined ? tag.parentTagID : body.parentTagID,
      };
      const changed = await logged(viewer, 'tag.change', tag.tagID, (trx) => updateTag(trx, wanted)).catch(
        (error: unknown) => {
          throw isCollision(error) ? taken() : error;
        },
      );
      return requireFound(changed, 'tag.not-found');
    },
  });

  server.route({
    ...tagRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      requireTagManaging(viewer);
      requireFound(await findTag(db, params.id), 'tag.not-found');
      const isGone = await logged(viewer, 'tag.delete', params.id, (trx) => deleteUnusedTag(trx, params.id));
      if (!isGone) throw new ApiError('tag.in-use');
      return reply.code(204).send(null);
    },
  });
};
