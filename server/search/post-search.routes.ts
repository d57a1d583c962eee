import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { postSearchRoutes } from '#api/search/post-search.contract.ts';
import { findDiscussionsByID } from '#server/discussion/discussion.queries.ts';
import { presentDiscussions } from '#server/discussion/discussion-extras.ts';
import { findSiteComments } from '#server/discussion/thread/comment-list.queries.ts';
import { presentComments } from '#server/discussion/thread/comment-row.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { followedBy, searchedCategories } from './search.policy.ts';
import { noFilters, type SearchIndex } from './search-index.ts';

type Query = z.output<typeof postSearchRoutes.discussions.schema.querystring>;

/**
 * The search routes for discussions and for comments. The results have the representation of the lists, in the order of
 * the hits.
 */
export const postSearchResource =
  (index: SearchIndex): FastifyPluginAsyncZod =>
  async (server) => {
    const { forum } = server;

    const find = async (
      request: FastifyRequest,
      reply: FastifyReply,
      recordType: 'discussion' | 'comment',
      query: Omit<Query, 'expand'>,
    ) => {
      const { page, limit } = query;
      const requested = { ...query, followedCategories: query.followed };
      const followed = await followedBy(forum.db, request.viewer, requested);
      const { hits, total } = await index.find({
        ...noFilters,
        query: query.query,
        recordTypes: [recordType],
        categoryIDs: searchedCategories(request.viewer, requested, followed),
        limit,
        offset: (page - 1) * limit,
      });
      sendPaging(request, reply, { page, limit, total });
      return hits.map(({ recordID }) => recordID);
    };

    server.route({
      ...postSearchRoutes.discussions,
      handler: async (request, reply) => {
        const { viewer, query } = request;
        const ids = await find(request, reply, 'discussion', query);
        const rows = inOrder(await findDiscussionsByID(forum.db, viewer, ids, query.expand), ids, 'discussion_id');
        return presentDiscussions(forum.db, viewer, rows, query.expand);
      },
    });

    server.route({
      ...postSearchRoutes.comments,
      handler: async (request, reply) => {
        const { viewer, query } = request;
        const ids = await find(request, reply, 'comment', { ...query, followed: undefined });
        const found = await findSiteComments(forum.db, viewer, {
          commentID: { values: ids.map(String) },
          page: 1,
          limit: ids.length,
          expand: query.expand,
        });
        return presentComments(forum.db, viewer, inOrder(found.rows, ids, 'comment_id'), query.expand);
      },
    });
  };

/** Sorts rows by a list of IDs. Rows that were deleted in the meantime are omitted. */
function inOrder<Key extends string, Row extends Readonly<Record<Key, number>>>(
  rows: readonly Row[],
  ids: readonly number[],
  key: Key,
): Row[] {
  const byID = new Map(rows.map((row): [number, Row] => [row[key], row]));
  return ids.flatMap((id) => byID.get(id) ?? []);
}
