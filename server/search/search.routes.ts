import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type SearchQuery, searchRoutes } from '#api/search/search.contract.ts';
import type { Forum } from '#server/platform/forum.ts';
import { sendPaging } from '#server/platform/paging.ts';
import { may, type Viewer } from '#server/platform/viewer.ts';
import { postSearchResource } from './post-search.routes.ts';
import { PostgresSearchIndex } from './postgres-search-index.ts';
import { followedBy, searchedCategories } from './search.policy.ts';
import { noFilters, type SearchQuestion } from './search-index.ts';
import { describeHits } from './search-result.ts';

/** Who may find people, as who may list them. */
const seesProfiles = ['profiles.view', 'users.add', 'users.edit', 'users.delete'] as const;

async function questionOf(forum: Forum, viewer: Viewer, query: SearchQuery): Promise<SearchQuestion> {
  const followed = await followedBy(forum.db, viewer, query);
  const types = query.types ?? [];
  const recordTypes = query.recordTypes?.length ? query.recordTypes : (['discussion', 'comment'] as const);
  return {
    ...noFilters,
    query: query.query ?? '',
    operator: query.queryOperator,
    unfinished: query.matchMode === 'wildcard' ? 'every' : query.includeTypeaheads === false ? 'none' : 'last',
    recordTypes: recordTypes.filter((type) => type !== 'user' || may(viewer, seesProfiles)),
    types: types.filter((type) => type !== 'user'),
    postTypeIDs: query.postTypeID,
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
  await server.register(postSearchResource(index));
  server.route({
    ...searchRoutes.search,
    handler: async (request, reply) => {
      const { forum } = server;
      const { page, limit, expand, expandBody, includeResults } = request.query;
      const question = await questionOf(forum, request.viewer, request.query);
      const findings = await index.find(question);
      sendPaging(request, reply, { page, limit, total: findings.total });
      if (includeResults === false) return [];
      const extras = expandBody === false ? expand.filter((extra) => extra !== 'body') : expand;
      return describeHits(forum, request.viewer, findings, extras);
    },
  });
};
