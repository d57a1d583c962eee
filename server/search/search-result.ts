import { categoryAddress } from '#api/category/category-address.ts';
import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import type { SearchQuery, SearchResult } from '#api/search/search.contract.ts';
import { translateTagNames } from '#server/category/tag-text.queries.ts';
import { fragmentsOf } from '#server/discussion/status/discussion-status-view.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { excerptLength, shorten, textOfHtml } from '#server/post/body/render-body.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { presentPostMeta } from '#server/post/type/post-meta.ts';
import { type FoundRecord, findRecords, findTags } from './search.queries.ts';
import { highlightAll, highlightPassage } from './search-highlight.ts';
import type { FoundWord, SearchFindings, SearchHit, SearchRecordType, SearchRequest } from './search-index.ts';

type Expand = SearchQuery['expand'];
type Extras = Awaited<ReturnType<typeof findExtras>>;

/**
 * Maps the hits of a search to the API representation, in their order, with the requested expansions. `categoryIDs` are
 * the categories that the viewer may read.
 */
export async function describeHits(
  forum: Forum,
  viewer: Viewer,
  { hits, words, categoryIDs }: SearchFindings & Pick<SearchRequest, 'categoryIDs'>,
  expand: Expand,
): Promise<SearchResult[]> {
  const idsOf = (type: SearchRecordType) =>
    hits.filter(({ recordType }) => recordType === type).map(({ recordID }) => recordID);
  const records = await findRecords(forum.db, {
    discussions: idsOf('discussion'),
    comments: idsOf('comment'),
    users: idsOf('user'),
    categoryIDs,
  });
  const found = new Map(records.map((record) => [`${record.recordType} ${record.recordID}`, record]));
  const extras = await findExtras(forum, viewer, records, expand);
  return hits.flatMap((hit) => {
    const record = found.get(`${hit.recordType} ${hit.recordID}`);
    return record ? [describe(hit, record, words, expand, extras)] : [];
  });
}

async function findExtras(forum: Forum, viewer: Viewer, records: readonly FoundRecord[], expand: Expand) {
  const unique = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const wants = (extra: Expand[number]) => expand.includes(extra);
  return {
    viewer,
    site: ofThisSite(forum),
    authors: wants('insertUser')
      ? await findAuthors(forum.db, unique(records.map(({ insertUserID }) => insertUserID)))
      : undefined,
    statuses: wants('status') ? fragmentsOf(viewer.statuses) : undefined,
    tags: wants('tags') ? await findTags(forum.db, unique(records.map(({ discussionID }) => discussionID))) : undefined,
  };
}

/** Returns the constant properties of results: all belong to this site, and none to a group. */
export const ofThisSite = ({ configuration }: Forum) => ({
  isForeign: false,
  siteID: 0,
  siteDomain: new URL(configuration.siteUrl).host,
  groupID: null,
});

const urlOf = ({ recordType, recordID, name }: FoundRecord): string => {
  if (recordType === 'comment') return commentUrl(recordID);
  if (recordType === 'user') return profileUrl({ userID: recordID, name });
  return discussionUrl({ discussionID: recordID, name });
};

const typeOf = ({ recordType, type, isRoot }: FoundRecord): SearchResult['type'] => {
  if (recordType === 'user') return 'user';
  if (recordType === 'comment') return type === 'question' && isRoot ? 'answer' : 'comment';
  return discussionTypes.find((one) => one === type) ?? 'discussion';
};

const breadcrumbsOf = (viewer: Viewer, categoryID: number) =>
  viewer.categories.path(categoryID).map(({ name, urlcode }) => ({ name, url: categoryAddress(urlcode) }));

/** Returns the searchable public field values of a discussion, one per line. */
function answersOf(viewer: Viewer, { postTypeID, answers, insertUserID: authorID }: FoundRecord): string[] {
  if (!postTypeID || !answers) return [];
  const { postFields, postMeta } = presentPostMeta(viewer, postTypeID, { answers, authorID });
  return postFields
    .filter(({ visibility, dataType }) => visibility === 'public' && dataType !== 'boolean' && dataType !== 'date')
    .map(({ postFieldID, label }) => `${label}: ${[postMeta[postFieldID]].flat().join(', ')}`);
}

function describe(
  hit: SearchHit,
  record: FoundRecord,
  words: readonly FoundWord[],
  expand: Expand,
  { viewer, site, authors, statuses, tags }: Extras,
): SearchResult {
  const text = textOfHtml(record.bodyHtml);
  const allText = [text, ...answersOf(viewer, record)].join('\n');
  const { recordType, recordID, discussionID, categoryID } = record;
  const insertUser = authors?.(record.insertUserID);
  const status = statuses?.get(record.statusID ?? -1);
  const tagsOfIt = translateTagNames(
    viewer,
    tags?.get(discussionID ?? 0)?.map(({ discussionID: _, ...tag }) => tag) ?? [],
  );
  return {
    recordType,
    recordID,
    type: typeOf(record),
    name: record.name,
    nameHighlight: highlightAll(record.name, words),
    url: urlOf(record),
    highlight: highlightPassage(allText, words),
    insertUserID: record.insertUserID,
    updateUserID: record.updateUserID,
    dateInserted: record.dateInserted,
    dateUpdated: record.dateUpdated,
    score: hit.score,
    ...site,
    ...(recordType === 'comment' && { commentID: recordID }),
    ...(recordType === 'user' && { userID: recordID }),
    ...(discussionID !== null && { discussionID }),
    ...(categoryID !== null && { categoryID }),
    ...(record.countComments !== null && { countComments: record.countComments }),
    ...(record.countViews !== null && { countViews: record.countViews }),
    ...(record.closed !== null && { closed: record.closed }),
    ...(expand.includes('body') && { body: record.bodyHtml }),
    ...(expand.includes('excerpt') && { excerpt: record.excerpt || shorten(text, excerptLength) }),
    ...(expand.includes('image') && { image: record.image }),
    ...(insertUser && { insertUser }),
    ...(status && { status }),
    ...(expand.includes('breadcrumbs') && categoryID !== null && { breadcrumbs: breadcrumbsOf(viewer, categoryID) }),
    ...(tags && recordType !== 'user' && { tags: tagsOfIt }),
  };
}
