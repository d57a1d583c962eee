import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { profileViewPermissions } from '#api/member/role/profile-permission.ts';
import { type SearchQuery, searchRoutes } from '#api/search/search.contract.ts';
import { categoriesOfGroup, viewerInSection } from '#server/administration/layout/site-sections.ts';
import { listProfileFields } from '#server/member/profile-field/profile-field.queries.ts';
import { answerConditions } from '#server/member/profile-field/profile-field-filter.ts';
import type { Forum } from '#server/platform/forum.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { matchesNoPost } from '#server/post/attachment/unmatchable-filters.ts';
import { describePlaces } from './place-result.ts';
import { findPlaces, noPlaces, type PlaceFindings } from './place-search.ts';
import { postSearchResource } from './post-search.routes.ts';
import { PostgresSearchIndex } from './postgres-search-index.ts';
import { followedBy, hasPostFilters, searchedCategories } from './search.policy.ts';
import { findMembersWhere } from './search.queries.ts';
import { noFilters, type PrefixWords, type SearchRequest } from './search-index.ts';
import { describeHits } from './search-result.ts';

/** Returns the members who match the requested profile field values. Returns undefined when none are requested. */
async function peopleAnswering({ db }: Forum, viewer: Viewer, { profileFields }: SearchQuery) {
  const conditions = profileFields ? answerConditions(viewer, await listProfileFields(db), profileFields) : [];
  return conditions.length > 0 ? findMembersWhere(db, conditions) : undefined;
}

const unfinishedIn = ({ matchMode, includeTypeaheads }: SearchQuery): PrefixWords =>
  matchMode === 'wildcard' ? 'every' : includeTypeaheads === false ? 'none' : 'last';

async function categoriesFor(forum: Forum, viewer: Viewer, query: SearchQuery): Promise<number[]> {
  const chosen = searchedCategories(viewer, query, await followedBy(forum.db, viewer, query));
  const ofGroup = await categoriesOfGroup(forum, viewer, query.siteSiteSectionGroup);
  return ofGroup ? chosen.filter((categoryID) => ofGroup.has(categoryID)) : chosen;
}

async function questionOf(forum: Forum, viewer: Viewer, query: SearchQuery): Promise<SearchRequest> {
  const types = query.types ?? [];
  const kinds = query.recordTypes?.length ? query.recordTypes : (['discussion', 'comment'] as const);
  const known = kinds.filter((kind) => kind === 'user' || kind === 'discussion' || kind === 'comment');
  const recordTypes = matchesNoPost(query) ? known.filter((kind) => kind === 'user') : known;
  return {
    ...noFilters,
    query: query.query ?? '',
    operator: query.queryOperator,
    unfinished: unfinishedIn(query),
    recordTypes: recordTypes.filter((type) => type !== 'user' || may(viewer, profileViewPermissions)),
    types: types.filter((type) => type !== 'user'),
    postTypeIDs: query.postTypeID,
    statusIDs: query.statusID,
    userIDs: await peopleAnswering(forum, viewer, query),
    categoryIDs: await categoriesFor(forum, viewer, query),
    discussionID: query.discussionID,
    name: query.name,
    insertUserIDs: query.insertUserIDs,
    insertUserNames: query.insertUserNames,
    tags: query.tags,
    tagOperator: query.tagOperator,
    dateInserted: query.dateInserted,
    dateUpdated: query.dateUpdated,
    sort: query.sort,
    collapse: query.collapse === true,
    limit: query.limit,
    offset: 0,
  };
}

/** Returns the categories that match a search. Returns none when the search has filters that only posts support. */
async function placesOf(forum: Forum, viewer: Viewer, query: SearchQuery): Promise<PlaceFindings> {
  if (!query.recordTypes?.includes('category') || hasPostFilters(query)) return noPlaces;
  return findPlaces(forum.db, viewer, {
    query: query.query ?? '',
    operator: query.queryOperator,
    unfinished: unfinishedIn(query),
    // Archived categories appear in category lists, so the search finds them too.
    categoryIDs: await categoriesFor(forum, viewer, {
      ...query,
      includeArchivedCategories: query.includeArchivedCategories ?? true,
    }),
    name: query.name,
    description: query.description,
  });
}

/**
 * The search routes (docs/behavior/search.md#search-page), with PostgreSQL full-text search. Another `SearchIndex` can
 * replace it.
 */
export const searchResource: FastifyPluginAsyncZod = async (server) => {
  const index = new PostgresSearchIndex(server.forum);
  await server.register(postSearchResource(index));
  server.route({
    ...searchRoutes.search,
    handler: async (request, reply) => {
      const { forum } = server;
      const { limit, expand, expandBody, includeResults } = request.query;
      const { offset = (request.query.page - 1) * limit } = request.query;
      const page = Math.floor(offset / limit) + 1;
      const viewer = await viewerInSection(forum, request.viewer, request.query.siteSectionID);
      const { places, words } = await placesOf(forum, viewer, request.query);
      const question = await questionOf(forum, viewer, request.query);
      // Categories come first, so the offset of posts is reduced by their number.
      const shown = places.slice(offset, offset + limit);
      const findings = await index.find({
        ...question,
        offset: Math.max(0, offset - places.length),
        limit: limit - shown.length,
      });
      sendPaging(request, reply, { page, limit, total: places.length + findings.total });
      if (includeResults === false) return [];
      const extras = expandBody === false ? expand.filter((extra) => extra !== 'body') : expand;
      return [
        ...(await describePlaces(forum, viewer, { places: shown, words }, extras)),
        ...(await describeHits(forum, viewer, { ...findings, categoryIDs: question.categoryIDs }, extras)),
      ];
    },
  });
};
