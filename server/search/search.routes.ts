import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type SearchQuery, searchRoutes } from '#api/search/search.contract.ts';
import type { Forum } from '#server/platform/forum.ts';
import { sendPaging } from '#server/platform/paging.ts';
import { may, type Viewer } from '#server/platform/viewer.ts';
import { PostgresSearchIndex } from './postgres-search-index.ts';
import { searchedCategories } from './search.policy.ts';
import { findFollowedCategories } from './search.queries.ts';
import type { SearchQuestion } from './search-index.ts';
import { describeHits } from './search-result.ts';

/** Who may find people, as who may list them. */
const seesProfiles = ['profiles.view', 'users.add', 'users.edit', 'users.delete'] as const;

const nobody: ReadonlySet<number> = new Set();

async function questionOf(forum: Forum, viewer: Viewer, query: SearchQuery): Promise<SearchQuestion> {
  const followed =
    query.followedCategories && viewer.userID > 0 ? await findFollowedCategories(forum.db, viewer.userID) : nobody;
  const types = query.types ?? [];
  const recordTypes = query.recordTypes?.length ? query.recordTypes : (['discussion', 'comment'] as const);
  return {
    query: query.query ?? '',
    operator: query.queryOperator,
    recordTypes: recordTypes.filter((type) => type !== 'user' || may(viewer, seesProfiles)),
    types: types.filter((type) => type !== 'user'),
    categoryIDs: searchedCategories(viewer, query, followed),
    discussionID: query.discussionID,
    name: query.name,
    insertUserIDs: query.insertUserIDs,
    insertUserNames: query.insertUserNames,
    tags: query.tags,
    tagOperator: query.tagOperator,
    dateInserted: query.dateInserted,
    dateUpdated: query.dateUpdated,
    sort: query.sort,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  };
}

/** Search (`spec/api.md` §2): by PostgreSQL's full text; another `SearchIndex` may stand in its place. */
export const searchResource: FastifyPluginAsyncZod = async (server) => {
  const index = new PostgresSearchIndex(server.forum);
  server.route({
    ...searchRoutes.search,
    handler: async (request, reply) => {
      const { forum } = server;
      const { page, limit, expand } = request.query;
      const question = await questionOf(forum, request.viewer, request.query);
      const findings = await index.find(question);
      sendPaging(request, reply, { page, limit, total: findings.total });
      return describeHits(forum, request.viewer, findings, expand);
    },
  });
};
