import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Transaction } from 'kysely';
import { discussionTypes, takesType } from '#api/discussion/discussion-type.ts';
import { ApiError } from '#api/errors.ts';
import type { PostType, PostTypePatch } from '#api/post/post-type.contract.ts';
import { postTypeRoutes } from '#api/post/post-type.contract.ts';
import { tellOfCategories } from '#server/category/category-log.ts';
import { takeType } from '#server/category/category-management.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import { found } from '#server/platform/me.ts';
import { sendPaging } from '#server/platform/paging.ts';
import type { Tables } from '#server/platform/tables.ts';
import { demand, may, type Viewer } from '#server/platform/viewer.ts';
import { tellOfPostTypes } from './answer-index.job.ts';
import { findAuthors } from './post-author.ts';
import { maySeePostField, presentPostType } from './post-type.policy.ts';
import * as queries from './post-type.queries.ts';
import type { PostTypeBook, StoredPostType } from './post-type-book.ts';
import { logMadeType, withTypeLog } from './post-type-log.ts';

/** How many types of posts a site may have, and how many fields one of them. */
const most = { types: 50, fields: 30 } as const;

/** Words by which the addresses of posts, and results of the search, mean something else. */
const taken = new Set(['answer', 'category', 'comment', 'editdiscussion', 'event', 'poll', 'redirect', 'user']);

/** The types of posts (`spec/api.md`, post-types). */
export const postTypeResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const present = async (
    viewer: Viewer,
    book: PostTypeBook,
    types: readonly StoredPostType[],
    expand: readonly ('insertUser' | 'updateUser' | 'postFields')[],
  ): Promise<PostType[]> => {
    const authors = await findAuthors(
      forum.db,
      types.flatMap(({ insertUserID, updateUserID }) => [
        expand.includes('insertUser') ? insertUserID : null,
        expand.includes('updateUser') ? updateUserID : null,
      ]),
    );
    const one = (type: StoredPostType): PostType => ({
      ...presentPostType(viewer, type),
      ...(expand.includes('insertUser') && { insertUser: authors(type.insertUserID) }),
      ...(expand.includes('updateUser') && {
        updateUser: type.updateUserID === null ? null : authors(type.updateUserID),
      }),
      ...(expand.includes('postFields') && {
        postFields: book.fieldsOf(type.postTypeID).filter((field) => maySeePostField(viewer, field)),
      }),
    });
    return types.map(one);
  };

  /** The type as it is now, and was written, for whoever has just changed it. */
  const presentOne = async (viewer: Viewer, postTypeID: string): Promise<PostType> => {
    const book = await forum.postTypes.get();
    const type = found(book.find(postTypeID), 'post-type.not-found');
    return found((await present(viewer, book, [type], ['postFields']))[0], 'post-type.not-found');
  };

  /** Refuses roles, categories and fields that are not there. */
  const demandKnown = async (viewer: Viewer, book: PostTypeBook, patch: PostTypePatch): Promise<void> => {
    const problems: Record<string, string> = {};
    if (patch.postFieldIDs?.some((id) => !book.field(id))) problems['postFieldIDs'] = 'This field does not exist.';
    if ((patch.postFieldIDs?.length ?? 0) > most.fields)
      problems['postFieldIDs'] = `A type can have at most ${most.fields} fields.`;
    if (patch.categoryIDs?.some((id) => !viewer.categories.byID(id)))
      problems['categoryIDs'] = 'This category does not exist.';
    if (patch.roleIDs?.length) {
      const known = await forum.db
        .selectFrom('role')
        .select('role_id')
        .where('role_id', 'in', [...patch.roleIDs])
        .execute();
      if (known.length < new Set(patch.roleIDs).size) problems['roleIDs'] = 'This role does not exist.';
    }
    if (Object.keys(problems).length > 0) throw ApiError.fields(problems);
  };

  /** Lets categories that take chosen types only take this one too, where it newly names them. */
  const openCategories = async (
    trx: Transaction<Tables>,
    viewer: Viewer,
    postTypeID: string,
    categoryIDs: readonly number[],
  ): Promise<void> => {
    const closed = categoryIDs.filter((id) => {
      const allowed = viewer.categories.byID(id)?.allowedDiscussionTypes ?? [];
      return !takesType(allowed, postTypeID);
    });
    for (const categoryID of closed) await takeType(trx, forum, viewer, { categoryID, postTypeID });
  };

  const tellOfAll = () => Promise.all([tellOfPostTypes(forum), tellOfCategories(forum)]);

  server.route({
    ...postTypeRoutes.list,
    handler: async (request, reply) => {
      const { viewer, query } = request;
      const mayManage = may(viewer, 'site.manage');
      const book = query.translated === false ? viewer.postTypes.inLanguage(null) : viewer.postTypes;
      const types = book.types.filter(
        (type) =>
          (mayManage ? query.includeDeleted || !type.isDeleted : type.isActive && !type.isDeleted) &&
          (query.postTypeID === undefined || type.postTypeID === query.postTypeID.toLowerCase()) &&
          (query.parentPostTypeID === undefined || type.parentPostTypeID === query.parentPostTypeID) &&
          (query.isOriginal === undefined || type.isOriginal === query.isOriginal) &&
          (query.isActive === undefined || type.isActive === query.isActive),
      );
      const { page, limit, expand } = query;
      sendPaging(request, reply, { page, limit, total: types.length });
      return present(viewer, book, types.slice((page - 1) * limit, page * limit), expand);
    },
  });

  server.route({
    ...postTypeRoutes.read,
    handler: async ({ viewer, params, query }) => {
      const { postTypes: book } = viewer;
      const type = found(book.find(params.postTypeID), 'post-type.not-found');
      if (type.isDeleted && !query.includeDeleted) throw new ApiError('post-type.not-found');
      return found((await present(viewer, book, [type], query.expand))[0], 'post-type.not-found');
    },
  });

  server.route({
    ...postTypeRoutes.create,
    handler: async ({ viewer, body }, reply) => {
      demand(viewer, 'site.manage');
      const book = await forum.postTypes.get();
      if (book.find(body.postTypeID) || taken.has(body.postTypeID))
        throw ApiError.fields({ postTypeID: 'This name is already taken. Choose another one.' });
      if (!discussionTypes.some((type) => type === body.parentPostTypeID))
        throw ApiError.fields({ parentPostTypeID: `Use one of ${discussionTypes.join(', ')}.` });
      if (book.types.filter(({ isDeleted }) => !isDeleted).length >= most.types)
        throw ApiError.fields({ postTypeID: `There can be at most ${most.types} types.` });
      await demandKnown(viewer, book, body);
      await inTransaction(forum.db, async (trx) => {
        await queries.lockPostTypes(trx);
        await queries.insertPostType(trx, body, { userID: viewer.userID, now: forum.now() });
        await logMadeType(trx, body.postTypeID, viewer.userID);
        await openCategories(trx, viewer, body.postTypeID, body.categoryIDs ?? []);
      });
      await tellOfAll();
      return reply.code(201).send(await presentOne(viewer, body.postTypeID));
    },
  });

  server.route({
    ...postTypeRoutes.change,
    handler: async ({ viewer, params, body }) => {
      demand(viewer, 'site.manage');
      const book = await forum.postTypes.get();
      const type = book.find(params.postTypeID);
      if (!type || type.isDeleted) throw new ApiError('post-type.not-found');
      if (type.isOriginal && body.name !== undefined && body.name !== type.name)
        throw ApiError.fields({ name: 'Built-in types cannot be renamed here. Change the translation instead.' });
      await demandKnown(viewer, book, body);
      const { postTypeID } = type;
      const named = (body.categoryIDs ?? []).filter((id) => !type.categoryIDs.includes(id));
      await inTransaction(forum.db, async (trx) => {
        await queries.lockPostTypes(trx);
        await withTypeLog(trx, { action: 'post-type.change', postTypeID, actorID: viewer.userID }, () =>
          queries.updatePostType(trx, postTypeID, body, { userID: viewer.userID, now: forum.now() }),
        );
        await openCategories(trx, viewer, postTypeID, named);
      });
      await tellOfAll();
      return presentOne(viewer, postTypeID);
    },
  });

  server.route({
    ...postTypeRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      demand(viewer, 'site.manage');
      const type = (await forum.postTypes.get()).find(params.postTypeID);
      if (!type || type.isDeleted) throw new ApiError('post-type.not-found');
      if (type.isOriginal) throw new ApiError('post-type.original');
      await inTransaction(forum.db, async (trx) => {
        await queries.lockPostTypes(trx);
        const { postTypeID } = type;
        await withTypeLog(trx, { action: 'post-type.delete', postTypeID, actorID: viewer.userID }, () =>
          queries.markPostTypeDeleted(trx, postTypeID, forum.now()),
        );
      });
      await tellOfPostTypes(forum);
      return reply.code(204).send(null);
    },
  });
};
