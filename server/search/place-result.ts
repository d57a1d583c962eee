import type { SearchQuery, SearchResult } from '#api/search/search.contract.ts';
import { presentCategories } from '#server/category/category-view.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { excerptLength, shorten } from '#server/post/body/render-body.ts';
import { findAuthors } from '#server/post/post-author.ts';
import type { FoundPlace, PlaceFindings } from './place-search.ts';
import { escapeHtml, highlightAll, highlightPassage } from './search-highlight.ts';
import { ofThisSite } from './search-result.ts';

/** Maps the found categories to the API representation, in their order, with the requested expansions. */
export async function describePlaces(
  forum: Forum,
  viewer: Viewer,
  { places, words }: PlaceFindings,
  expand: SearchQuery['expand'],
): Promise<SearchResult[]> {
  if (places.length === 0) return [];
  const tree = viewer.categories;
  const site = ofThisSite(forum);
  const nodes = places.flatMap(({ categoryID }) => tree.byID(categoryID) ?? []);
  const present = await presentCategories(forum, viewer, tree, ['breadcrumbs'], nodes);
  const makers = places.flatMap(({ insertUserID }) => insertUserID ?? []);
  const authors = expand.includes('insertUser') ? await findAuthors(forum.db, [...new Set(makers)]) : undefined;
  const described = (place: FoundPlace, node: (typeof nodes)[number]): SearchResult => {
    const { categoryID, name, description, insertUserID, dateInserted, dateUpdated, image, score } = place;
    const { url, countAllDiscussions, countAllComments, isArchived, breadcrumbs } = present(node);
    const insertUser = insertUserID === null ? undefined : authors?.(insertUserID);
    return {
      recordType: 'category',
      recordID: categoryID,
      categoryID,
      type: 'category',
      name,
      nameHighlight: highlightAll(name, words),
      url,
      highlight: highlightPassage(description, words),
      insertUserID,
      updateUserID: null,
      dateInserted,
      dateUpdated,
      countDiscussions: countAllDiscussions,
      countComments: countAllComments,
      isArchived,
      score,
      ...site,
      ...(expand.includes('body') && { body: escapeHtml(description) }),
      ...(expand.includes('excerpt') && { excerpt: shorten(description, excerptLength) }),
      ...(expand.includes('image') && { image }),
      ...(insertUser && { insertUser }),
      ...(expand.includes('breadcrumbs') && breadcrumbs && { breadcrumbs }),
    };
  };
  return places.flatMap((place) => {
    const node = tree.byID(place.categoryID);
    return node ? [described(place, node)] : [];
  });
}
