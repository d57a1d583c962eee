import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Transaction } from 'kysely';
import { allowsDiscussionType, discussionTypes } from '#api/discussion/discussion-type.ts';
import { ApiError } from '#api/errors.ts';
import type { PostType, PostTypePatch } from '#api/post/type/post-type.contract.ts';
import { postTypeRoutes } from '#api/post/type/post-type.contract.ts';
import { invalidateCategories } from '#server/category/category-log.ts';
import { allowPostType } from '#server/category/category-management.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { may, requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { publishPostTypeChange } from '#server/post/answer-index.job.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { maySeePostField, presentPostType } from './post-type.policy.ts';
import * as queries from './post-type.queries.ts';
import type { PostTypeCatalog, StoredPostType } from './post-type-catalog.ts';
import { logMadeType, withTypeLog } from './post-type-log.ts';

/** The maximum number of post types of a site, and of fields of a type. */
const most = { types: 50, fields: 30 } as const;

/** Reserved IDs, which have another meaning in URLs of posts and in search results. */
const taken = new Set(['answer', 'category', 'comment', 'editdiscussion', 'event', 'poll', 'redirect', 'user']);

/** The routes for post types (docs/behavior/post.md#post-types). */
export const postTypeResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const present = async (
    viewer: Viewer,
    book: PostTypeCatalog,
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

  /** Returns the current type, untranslated, after a change. */
  const presentOne = async (viewer: Viewer, postTypeID: string): Promise<PostType> => {
    const book = await forum.postTypes.get();
    const type = requireFound(book.find(postTypeID), 'post-type.not-found');
    return requireFound((await present(viewer, book, [type], ['postFields']))[0], 'post-type.not-found');
  };

  /** Rejects unknown roles, categories and fields. */
  const requireKnown = async (viewer: Viewer, book: PostTypeCatalog, patch: PostTypePatch): Promise<void> => {
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

  /** Adds the type to newly selected categories that allow only certain types. */
  const openCategories = async (
    trx: Transaction<Tables>,
    viewer: Viewer,
    postTypeID: string,
    categoryIDs: readonly number[],
  ): Promise<void> => {
    const closed = categoryIDs.filter((id) => {
      const allowed = viewer.categories.byID(id)?.allowedDiscussionTypes ?? [];
      return !allowsDiscussionType(allowed, postTypeID);
    });
    for (const categoryID of closed) await allowPostType(trx, forum, viewer, { categoryID, postTypeID });
  };

  const tellOfAll = () => Promise.all([publishPostTypeChange(forum), invalidateCategories(forum)]);

  server.route({
    ...postTypeRoutes.list,
    handler: async (request, reply) => {
      const { viewer, query } = request;
      const mayManage = may(viewer, 'site.manage');
      const book = query.translated === false ? viewer.postTypes.inLanguages([]) : viewer.postTypes;
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
      const type = requireFound(book.find(params.postTypeID), 'post-type.not-found');
      if (type.isDeleted && !query.includeDeleted) throw new ApiError('post-type.not-found');
      return requireFound((await present(viewer, book, [type], query.expand))[0], 'post-type.not-found');
    },
  });

  server.route({
    ...postTypeRoutes.create,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      const book = await forum.postTypes.get();
      if (book.find(body.postTypeID) || taken.has(body.postTypeID))
        throw ApiError.fields({ postTypeID: 'This name is already taken. Choose another one.' });
      if (!discussionTypes.some((type) => type === body.parentPostTypeID))
        throw ApiError.fields({ parentPostTypeID: `Use one of ${discussionTypes.join(', ')}.` });
      if (book.types.filter(({ isDeleted }) => !isDeleted).length >= most.types)
        throw ApiError.fields({ postTypeID: `There can be at most ${most.types} types.` });
      await requireKnown(viewer, book, body);
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
      requirePermission(viewer, 'site.manage');
      const book = await forum.postTypes.get();
      const type = book.find(params.postTypeID);
      if (!type || type.isDeleted) throw new ApiError('post-type.not-found');
      if (type.isOriginal && body.name !== undefined && body.name !== type.name)
        throw ApiError.fields({ name: 'Built-in types cannot be renamed here. Change the translation instead.' });
      await requireKnown(viewer, book, body);
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
      requirePermission(viewer, 'site.manage');
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
      await publishPostTypeChange(forum);
      return reply.code(204).send(null);
    },
  });
};
