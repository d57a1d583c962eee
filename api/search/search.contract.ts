import { z } from 'zod';
import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { StatusFragment } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { answerFilters } from '#api/member/profile-field/profile-field-answer.contract.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import {
  dateRange,
  expands,
  fields,
  flag,
  listOf,
  paging,
  recordID,
  siteSection,
  unmatchableFilters,
} from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const recordType = z.enum(['discussion', 'comment', 'category', 'user']);
const type = z.enum([...discussionTypes, 'comment', 'answer', 'category', 'user']);

/** Record types that other forums with this API have. They never match anything here. */
const missingRecordType = z.enum(['article', 'group']);
const missingType = z.enum(['article', 'group', 'poll']);
const operator = z.enum(['and', 'or']);

/** The sort order of results: best match first, or by a property. `-` sorts in descending order. */
export const searchSort = z.enum(['relevance', 'dateInserted', '-dateInserted', 'score', '-score', 'hot', '-hot']);

/**
 * A search result (docs/behavior/search.md#what-is-found). `name` is the title of the discussion, for a comment the
 * title of its discussion, and for a category or member its name. `highlight` is the matching passage (the description
 * of a category), escaped, with the matched words in `<mark>`; `nameHighlight` is the same for the name. `score` is the
 * relevance and is comparable only within one response, categories excluded. `countDiscussions` and `countComments` of
 * a category include its subcategories; its `insertUserID` is null when no member created it. All results belong to
 * this site (`siteID` 0, host `siteDomain`), and none to a group.
 */
export const SearchResult = z.object({
  recordType,
  recordID: z.number(),
  type,
  name: z.string(),
  nameHighlight: z.string(),
  url: z.string(),
  body: z.string().nullable().optional(),
  excerpt: z.string().optional(),
  highlight: z.string(),
  image: z.string().nullable().optional(),
  discussionID: z.number().optional(),
  commentID: z.number().optional(),
  userID: z.number().optional(),
  categoryID: z.number().optional(),
  insertUserID: z.number().nullable(),
  insertUser: UserFragment.optional(),
  updateUserID: z.number().nullable(),
  dateInserted: z.string(),
  dateUpdated: z.string().nullable(),
  breadcrumbs: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
  tags: z.array(z.object({ tagID: z.number(), name: z.string(), urlcode: z.string() })).optional(),
  countDiscussions: z.number().optional(),
  countComments: z.number().optional(),
  countViews: z.number().optional(),
  closed: z.boolean().optional(),
  isArchived: z.boolean().optional(),
  status: StatusFragment.optional(),
  score: z.number(),
  isForeign: z.boolean(),
  siteID: z.number(),
  siteDomain: z.string(),
  groupID: z.null(),
});
export type SearchResult = z.infer<typeof SearchResult>;

const text = z.string().trim().max(1_000);

/** Expands `body` by default; `-body` excludes it. */
const withBody = (value: unknown): unknown[] => [
  'body',
  ...(value === undefined ? [] : typeof value === 'object' && value !== null ? Object.values(value) : [value]),
];

const SearchQuery = z.object({
  query: text.optional(),
  recordTypes: listOf(z.union([recordType, missingRecordType])),
  types: listOf(z.union([type, missingType])),
  postTypeID: listOf(z.string().max(100)),
  discussionID: recordID.optional(),
  categoryID: listOf(recordID),
  categoryIDs: listOf(recordID),
  includeChildCategories: flag,
  includeArchivedCategories: flag,
  followedCategories: flag,
  name: text.optional(),
  description: text.optional(),
  insertUserIDs: listOf(recordID),
  insertUserNames: listOf(z.string().max(100)),
  tags: listOf(z.string().max(100)),
  tagOperator: operator.default('or'),
  queryOperator: operator.default('and'),
  matchMode: z.enum(['fulltext', 'fulltext_extended', 'wildcard', 'vectorized']).default('fulltext'),
  includeTypeaheads: flag,
  includeResults: flag,
  expandBody: flag,
  dateInserted: dateRange.optional(),
  dateUpdated: dateRange.optional(),
  sort: searchSort.default('relevance'),
  scope: z.enum(['site', 'hub']).default('site'),
  collapse: flag,
  locale: z.string().max(20).optional(),
  statusID: listOf(recordID),
  postMeta: unmatchableFilters.postMeta,
  profileFields: answerFilters.optional(),
  siteSectionID: siteSection,
  siteSiteSectionGroup: siteSection,
  knowledgeBaseID: recordID.optional(),
  knowledgeCategoryIDs: listOf(recordID),
  featured: flag,
  ...paging(10, 100),
  offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
  expand: z.preprocess(withBody, expands('insertUser', 'breadcrumbs', 'excerpt', 'image', 'tags', 'status', 'body')),
  ...fields,
});

/** The parsed query parameters of a search. */
export type SearchQuery = z.output<typeof SearchQuery>;

/** The search route (docs/behavior/search.md#search-page). */
export const searchRoutes = {
  search: {
    method: 'GET',
    url: '/search',
    schema: {
      tags: ['Search'],
      summary: 'Search discussions, comments, categories and members',
      description: `All words are required unless \`queryOperator=or\`; "quotes" match a phrase, \`-word\` excludes a word, and the
last word matches as a prefix. Returns only what the viewer may see. Members are found when \`recordTypes\` contains \`user\`; \`profileFields[name]\`
then filters by fields. Categories are found when it contains \`category\`, by name and description in the viewer’s language, and come first, including archived ones;
\`description\` filters them, and filters that apply only to posts (author, dates, tags, statuses, types) exclude them. \`siteSectionID\` restricts the search to a subcommunity, \`siteSiteSectionGroup\`
to those of a group (\`vanilla\` is the entire site). \`knowledgeBaseID\`, \`knowledgeCategoryIDs\` and \`featured\` filter articles, of which there are none.
\`matchMode=wildcard\` matches every word as a prefix, \`includeTypeaheads=false\` not even the last;
\`includeResults=false\` only counts. \`offset\` starts at any result. \`collapse\` returns the best result of a discussion and its comments. Without a query the filters alone select, newest first. At most the newest 400 matching discussions and comments each are ranked;
\`x-app-page-result-count\` is limited accordingly.`,
      querystring: SearchQuery,
      response: { 200: z.array(SearchResult) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
