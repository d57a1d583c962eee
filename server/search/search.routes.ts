import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { seesProfiles } from '#api/member/profile-permission.ts';
import { type SearchQuery, searchRoutes } from '#api/search/search.contract.ts';
import { listProfileFields } from '#server/member/profile-field.queries.ts';
import { answered } from '#server/member/profile-field-filter.ts';
import type { Forum } from '#server/platform/forum.ts';
import { sendPaging } from '#server/platform/paging.ts';
import { may, type Viewer } from '#server/platform/viewer.ts';
import { findsNothing } from '#server/post/unknown-facts.ts';
import { postSearchResource } from './post-search.routes.ts';
import { PostgresSearchIndex } from './postgres-search-index.ts';
import { followedBy, searchedCategories } from './search.policy.ts';
import { findMembersWhere } from './search.queries.ts';
import { noFilters, type SearchQuestion } from './search-index.ts';
import { describeHits } from './search-result.ts';

/** The people who answered profile fields as was asked; undefined when nothing was. */
async function peopleAnswering({ db }: Forum, viewer: Viewer, { profileFields }: SearchQuery) {
  const conditions = profileFields ? answered(viewer, await listProfileFields(db), profileFields) : [];
  return conditions.length > 0 ? findMembersWhere(db, conditions) : undefined;
}

async function questionOf(forum: Forum, viewer: Viewer, query: SearchQuery): Promise<SearchQuestion> {
  const followed = await followedBy(forum.db, viewer, query);
  const types = query.types ?? [];
  const kinds = query.recordTypes?.length ? query.recordTypes : (['discussion', 'comment'] as const);
  const known = kinds.filter((kind) => kind === 'user' || kind === 'discussion' || kind === 'comment');
  const recordTypes = findsNothing(query) ? known.filter((kind) => kind === 'user') : known;
  return {
    ...noFilters,
    query: query.query ?? '',
    operator: query.queryOperator,
    unfinished: query.matchMode === 'wildcard' ? 'every' : query.includeTypeaheads === false ? 'none' : 'last',
    recordTypes: recordTypes.filter((type) => type !== 'user' || may(viewer, seesProfiles)),
    types: types.filter((type) => type !== 'user'),
    postTypeIDs: query.postTypeID,
    statusIDs: query.statusID,
    userIDs: await peopleAnswering(forum, viewer, query),
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
