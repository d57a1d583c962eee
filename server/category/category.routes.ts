import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { categoryRoutes } from '#api/category/category.contract.ts';
import type { CategoryPreferences } from '#api/category/category-fields.contract.ts';
import { viewerInSection } from '#server/administration/layout/site-sections.ts';
import { requireManagedCategory, requireSelfOr, requireVisibleCategory } from '#server/category/category.policy.ts';
import { findCategoryRows, findFollowed } from '#server/category/category.queries.ts';
import * as management from '#server/category/category-management.ts';
import { markCategoriesRead, setFollowed, setPreferences } from '#server/category/category-member.queries.ts';
import { findCategoryPermissions } from '#server/category/category-permission.queries.ts';
import { listCategories, searchCategories, suggestCategories } from '#server/category/category-selection.ts';
import { categoryFragment, preferencesOf, presentCategories } from '#server/category/category-view.ts';
import { requireAuthority } from '#server/member/role/authority.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { choicesWhenFollowing } from '#server/notification/preferences.ts';
import { requireFound, resolveMemberID } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { may, requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';

/** Returns a copy of the viewer with the original, untranslated category names. */
const asWrittenTo = (viewer: Viewer): Viewer => ({ ...viewer, categories: viewer.categories.inLanguages([]) });

/** The routes that read, arrange and follow categories (docs/behavior/category.md#category-model). */
export const categoryResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...categoryRoutes.list,
    handler: async (request, reply) => {
      const { viewer, query } = request;
      const asked = query.translated === false ? asWrittenTo(viewer) : viewer;
      const reader = await viewerInSection(forum, asked, query.siteSectionID);
      const { total, branches } = await listCategories(forum, reader, query);
      sendPaging(request, reply, { ...query, total });
      return branches;
    },
  });

  server.route({
    ...categoryRoutes.search,
    handler: async (request, reply) => {
      const viewer = await viewerInSection(forum, request.viewer, request.query.siteSectionID);
      const { total, categories } = await searchCategories(forum, viewer, request.query);
      sendPaging(request, reply, { ...request.query, total });
      return categories;
    },
  });

  server.route({
    ...categoryRoutes.suggested,
    handler: async (request, reply) => {
      const { total, categories } = await suggestCategories(forum, request.viewer, request.query);
      sendPaging(request, reply, { ...request.query, total });
      return categories;
    },
  });

  server.route({
    ...categoryRoutes.get,
    handler: async ({ viewer, params, query }) => {
      const tree = viewer.categories;
      const node = requireVisibleCategory(viewer, tree, params.id);
      return (await presentCategories(forum, viewer, tree, query.expand, [node]))(node);
    },
  });

  server.route({
    ...categoryRoutes.edit,
    handler: async ({ viewer, params }) => {
      const written = viewer.categories.inLanguages([]);
      const node = requireManagedCategory(viewer, written, params.id);
      const category = (await presentCategories(forum, viewer, written, [], [node]))(node);
      const rows = await findCategoryRows(forum.db, [node.categoryID], 0);
      const permissions = node.customPermissions ? await findCategoryPermissions(forum.db, node.categoryID) : [];
      const { sort = 0, qnaFollowUpNotification = false } = rows.get(node.categoryID) ?? {};
      return { ...category, qnaFollowUpNotification, sort, permissions };
    },
  });

  server.route({
    ...categoryRoutes.add,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      return reply.code(201).send(await management.addCategory(forum, viewer, body));
    },
  });

  server.route({
    ...categoryRoutes.change,
    handler: async ({ viewer, params, body }) => {
      const { categoryID } = requireManagedCategory(viewer, viewer.categories, params.id);
      return management.changeCategory(forum, viewer, categoryID, body);
    },
  });

  server.route({
    ...categoryRoutes.sort,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, 'site.manage');
      await management.sortCategories(forum, viewer, body.categoryIDs);
      return { categoryIDs: body.categoryIDs };
    },
  });

  server.route({
    ...categoryRoutes.arrange,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, 'site.manage');
      await management.arrangeCategories(forum, viewer, body);
      return { places: body.places };
    },
  });

  server.route({
    ...categoryRoutes.remove,
    handler: async ({ viewer, params, query }, reply) => {
      const { categoryID } = requireManagedCategory(viewer, viewer.categories, params.id);
      await management.removeCategory(forum, viewer, categoryID, query.newCategoryID);
      return reply.code(204).send(null);
    },
  });

  /**
   * Follows or unfollows a category. A new follower receives the member's default notification preferences for followed
   * categories (docs/behavior/category.md#following).
   */
  const follows = async (follow: Omit<Parameters<typeof setFollowed>[1], 'now'>, choices: Record<string, boolean>) => {
    const isNew = await setFollowed(forum.db, { ...follow, now: forum.now() });
    if (isNew && follow.followed) await setPreferences(forum.db, follow, choices);
  };

  server.route({
    ...categoryRoutes.follow,
    handler: async ({ viewer, params, body }) => {
      requireSession(viewer);
      const { categoryID } = requireVisibleCategory(viewer, viewer.categories, params.id);
      const follow = { userID: viewer.userID, categoryID, followed: body.followed };
      await follows(follow, body.followed ? await choicesWhenFollowing(forum, viewer.userID) : {});
      return { followed: body.followed };
    },
  });

  server.route({
    ...categoryRoutes.markRead,
    handler: async ({ viewer, params }) => {
      requireSession(viewer);
      const { categoryID } = requireVisibleCategory(viewer, viewer.categories, params.id);
      const categoryIDs = viewer.categories
        .withDescendants(categoryID)
        .filter((id) => may(viewer, 'discussions.view', id));
      const now = forum.now();
      await markCategoriesRead(forum.db, { userID: viewer.userID, categoryIDs, now });
      return { categoryIDs, dateMarkedRead: `${now.toISOString().slice(0, 19)}+00:00` };
    },
  });

  server.route({
    ...categoryRoutes.preferencesOfMember,
    handler: async (request) => {
      const { viewer } = request;
      const userID = resolveMemberID(request, request.params.userID);
      requireSelfOr(viewer, userID, ['users.edit']);
      const followed = await findFollowed(forum.db, userID);
      const rows = await findCategoryRows(forum.db, [...followed.keys()], userID);
      return viewer.categories.all
        .filter(({ categoryID }) => followed.has(categoryID) && may(viewer, 'discussions.view', categoryID))
        .map((node) => ({ ...categoryFragment(node), preferences: preferencesOf(rows.get(node.categoryID)) }));
    },
  });

  const preferencesIn = async (categoryID: number, userID: number): Promise<CategoryPreferences> =>
    preferencesOf((await findCategoryRows(forum.db, [categoryID], userID)).get(categoryID));

  server.route({
    ...categoryRoutes.preferences,
    handler: async (request) => {
      const userID = resolveMemberID(request, request.params.userID);
      requireSelfOr(request.viewer, userID, ['users.edit']);
      const { categoryID } = requireVisibleCategory(request.viewer, request.viewer.categories, request.params.id);
      return preferencesIn(categoryID, userID);
    },
  });

  server.route({
    ...categoryRoutes.changePreferences,
    handler: async (request) => {
      const userID = resolveMemberID(request, request.params.userID);
      requireSelfOr(request.viewer, userID, ['users.edit']);
      const { categoryID } = requireVisibleCategory(request.viewer, request.viewer.categories, request.params.id);
      await requireAuthority(forum, request.viewer, requireFound(await findUser(forum.db, userID), 'user.not-found'));
      const { 'preferences.followed': followed, ...rest } = request.body;
      if (followed) await follows({ userID, categoryID, followed }, await choicesWhenFollowing(forum, userID));
      await setPreferences(forum.db, { userID, categoryID }, rest);
      if (followed === false) await follows({ userID, categoryID, followed }, {});
      return preferencesIn(categoryID, userID);
    },
  });
};
