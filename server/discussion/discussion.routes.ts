import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { discussionRoutes } from '#api/discussion/discussion.contract.ts';
import type { Discussion, DiscussionPost } from '#api/discussion/discussion-fields.contract.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { viewerInSection } from '#server/administration/layout/site-sections.ts';
import { translateTagNames } from '#server/category/tag-text.queries.ts';
import { DiscussionAnchors } from '#server/discussion/list/discussion-anchors.ts';
import { type DiscussionQuery, readDiscussionFilter } from '#server/discussion/list/discussion-filter.ts';
import {
  type DiscussionListRequest,
  findDiscussionPage,
  mostCountedOf,
} from '#server/discussion/list/discussion-list.queries.ts';
import { readDiscussionOrder } from '#server/discussion/list/discussion-order.ts';
import type { DiscussionExtra } from '#server/discussion/list/discussion-row.ts';
import { ViewCounter } from '#server/discussion/reading/view-counter.ts';
import { readAskedStatuses, readNamedStatuses } from '#server/discussion/status/discussion-status.queries.ts';
import { visitDiscussion } from '#server/notification/discussion-visit.ts';
import { readsFor } from '#server/platform/database/batched-reads.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requireSession } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { mayTranslate } from '#server/post/translation/post-translation.policy.ts';
import { requireEditable, requireReadable } from './discussion.policy.ts';
import { findDiscussion, markViewed } from './discussion.queries.ts';
import { findTagsOf, postMetaOf, presentDiscussions } from './discussion-extras.ts';
import { deleteDiscussionLogged } from './discussion-log.ts';
import { changeDiscussion, loadFullDiscussion, startDiscussion } from './discussion-writing.ts';
import { lockDiscussionRow, requireManageable } from './locked-post.queries.ts';

/** The `expand` values of the response to a created discussion. */
const wholeShape: readonly DiscussionExtra[] = [
  'body',
  'insertUser',
  'lastUser',
  'category',
  'tags',
  'reactions',
  'permissions',
];

/** The routes that list, read, create, change and delete discussions. */
export const discussionResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const anchors = new DiscussionAnchors();
  const views = new ViewCounter(forum);
  server.addHook('onClose', () => views.close());

  const sendList = async (
    request: FastifyRequest,
    reply: FastifyReply,
    query: DiscussionQuery,
  ): Promise<Discussion[]> => {
    const viewer = await viewerInSection(forum, request.viewer, query.siteSectionID);
    const { page, limit, expand, excerptLength, statusID, status } = query;
    const statuses = [
      ...(statusID?.length ? [readAskedStatuses(viewer.statuses, statusID)] : []),
      ...(status ? [readNamedStatuses(viewer.statuses, status)] : []),
    ];
    const requested: DiscussionListRequest = {
      viewer,
      filter: readDiscussionFilter(viewer, query, { now: forum.now(), statuses }),
      order: readDiscussionOrder(query.sort),
      pinnedFirst: query.pinOrder === 'first' && query.pinned === undefined,
      page,
      limit,
      expand,
    };
    const found = await findDiscussionPage(forum.db, anchors, requested);
    sendPaging(request, reply, { page, limit, total: found.total, isCapped: found.total === mostCountedOf(requested) });
    return presentDiscussions(forum.db, viewer, found.rows, expand, { excerptLength, authors: found.authors });
  };

  const readOne = async (request: FastifyRequest, id: number, expand: readonly DiscussionExtra[]) => {
    const reads = readsFor(request.viewer, forum.db);
    const row = requireReadable(request.viewer, await findDiscussion(reads, request.viewer, id, expand));
    const [discussion] = await presentDiscussions(forum.db, request.viewer, [row], expand);
    const isIgnored = request.viewer.ignored.has(row.insert_user_id);
    return { row, discussion: { ...discussion, ...(isIgnored && { isIgnored }) } as Discussion };
  };

  server.route({
    ...discussionRoutes.list,
    handler: (request, reply) => sendList(request, reply, request.query),
  });

  server.route({
    ...discussionRoutes.bookmarked,
    handler: (request, reply) => {
      requireSession(request.viewer);
      const query = { ...request.query, bookmarkUserID: '$me', sort: '-dateLastComment', pinOrder: 'mixed' } as const;
      return sendList(request, reply, query);
    },
  });

  const start = async (request: FastifyRequest, reply: FastifyReply, post: DiscussionPost) => {
    const id = await startDiscussion(forum, request.viewer, post, { ipAddress: request.ip });
    const { discussion } = await readOne(request, id, wholeShape);
    return reply.code(201).header('Location', discussion.url).send(discussion);
  };

  server.route({
    ...discussionRoutes.create,
    handler: (request, reply) => start(request, reply, request.body),
  });

  server.route({
    ...discussionRoutes.createQuestion,
    handler: (request, reply) => start(request, reply, { ...request.body, type: 'question' }),
  });

  server.route({
    ...discussionRoutes.createIdea,
    handler: (request, reply) => start(request, reply, { ...request.body, type: 'idea' }),
  });

  server.route({
    ...discussionRoutes.read,
    handler: async (request) => {
      const { row, discussion } = await readOne(request, request.params.id, request.query.expand);
      const { userID, preview } = request.viewer;
      if (!preview) views.count(row.discussion_id);
      if (userID > 0 && !preview && !row.viewed) await markViewed(forum.db, userID, row.discussion_id, forum.now());
      await visitDiscussion(forum, request.viewer, row.discussion_id);
      const place = { categoryID: row.category_id, language: request.language };
      return (await mayTranslate(forum, request.viewer, place)) ? { ...discussion, isTranslatable: true } : discussion;
    },
  });

  server.route({
    ...discussionRoutes.readForEdit,
    handler: async (request) => {
      const row = await loadFullDiscussion(forum, request.viewer, request.params.id);
      requireEditable(request.viewer, await forum.settings.get(), row, forum.now());
      const written = (await findTagsOf(forum.db, [row.discussion_id])).get(row.discussion_id) ?? [];
      const tags = translateTagNames(request.viewer, written);
      return {
        discussionID: row.discussion_id,
        name: row.name,
        body: row.body ?? '',
        format: row.format as never,
        categoryID: row.category_id,
        insertUserID: row.insert_user_id,
        dateInserted: row.date_inserted,
        type: row.type,
        postTypeID: row.post_type_id ?? row.type,
        postMeta: postMetaOf(request.viewer, row).postMeta,
        closed: row.closed,
        sink: row.sink,
        pinned: row.pinned,
        pinLocation: row.pin_location,
        groupID: null,
        tagIDs: tags.map(({ tagID }) => tagID),
        tags,
      };
    },
  });

  server.route({
    ...discussionRoutes.quote,
    handler: async (request) => {
      const row = await loadFullDiscussion(forum, request.viewer, request.params.id);
      const authors = await findAuthors(forum.db, [row.insert_user_id]);
      return {
        discussionID: row.discussion_id,
        name: row.name,
        bodyRaw: row.body ?? '',
        format: row.format as never,
        dateInserted: row.date_inserted,
        dateUpdated: row.date_updated,
        insertUser: authors(row.insert_user_id),
        url: discussionUrl({ discussionID: row.discussion_id, name: row.name }),
      };
    },
  });

  server.route({
    ...discussionRoutes.change,
    handler: async (request) => {
      requireSession(request.viewer);
      await changeDiscussion(forum, request.viewer, request.params.id, request.body, { ipAddress: request.ip });
      const { discussion } = await readOne(request, request.params.id, request.query.expand);
      return discussion;
    },
  });

  server.route({
    ...discussionRoutes.remove,
    handler: async (request, reply) => {
      const { viewer, params } = request;
      const mark = { userID: viewer.userID, now: forum.now() };
      await inTransaction(forum.db, async (trx) => {
        const row = await lockDiscussionRow(trx, params.id);
        await requireManageable(trx, viewer, row, 'discussions.delete');
        await deleteDiscussionLogged(trx, params.id, mark);
      });
      return reply.code(204).send(null);
    },
  });
};
