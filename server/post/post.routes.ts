import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { maxPages, postRoutes } from '#api/post/post.contract.ts';
import { findComments } from '#server/discussion/comment/comment.queries.ts';
import { findDiscussionsByID } from '#server/discussion/discussion.queries.ts';
import { presentDiscussions } from '#server/discussion/discussion-extras.ts';
import { presentComments } from '#server/discussion/thread/comment-row.ts';
import type { Forum } from '#server/platform/forum.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { findPermittedCategoryIDs, isEverywhere, may, type Viewer } from '#server/platform/http/viewer.ts';
import { findPosts } from './post.queries.ts';
import type { PostReference } from './revision.queries.ts';

type Extras = z.output<typeof postRoutes.list.schema.querystring>['expand'];

/** Returns the presented posts in the given order. */
async function presentPosts(forum: Forum, viewer: Viewer, posts: readonly PostReference[], expand: Extras) {
  const idsOf = (kind: PostReference['recordType']) =>
    posts.filter(({ recordType }) => recordType === kind).map(({ recordID }) => recordID);
  const extras = ['body', ...expand] as const;
  const discussionRows = await findDiscussionsByID(forum.db, viewer, idsOf('discussion'), extras);
  const commentRows = await findComments(forum.db, idsOf('comment'), expand);
  const [discussions, comments] = await Promise.all([
    presentDiscussions(forum.db, viewer, discussionRows, extras),
    presentComments(forum.db, viewer, commentRows, expand),
  ]);
  const shown = new Map<string, Discussion | Comment>([
    ...discussions.map((one) => [`discussion ${one.discussionID}`, one] as const),
    ...comments.map((one) => [`comment ${one.commentID}`, one] as const),
  ]);
  return posts.flatMap(({ recordType, recordID }) => shown.get(`${recordType} ${recordID}`) ?? []);
}

/** The routes for discussions and comments together. */
export const postResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...postRoutes.list,
    handler: async (request, reply) => {
      const { viewer } = request;
      const { expand, roleIDs, sort, page, limit } = request.query;
      const categoryIDs = findPermittedCategoryIDs(viewer, 'discussions.view');
      const found = await findPosts(forum.db, {
        categoryIDs,
        isEverywhere: isEverywhere(viewer, categoryIDs),
        roleIDs,
        seesPersonalRoles: may(viewer, 'site.manage'),
        sort,
        page,
        limit,
      });
      sendPaging(request, reply, { page, limit, hasMore: found.length > limit && page < maxPages });
      return presentPosts(forum, viewer, found.slice(0, limit), expand);
    },
  });
};
