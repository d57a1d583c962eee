import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { bindQuery, parseSearchQuery } from './parse-search-query.ts';
import { findPlaceRows, type PlaceRow, rankPlaces } from './search.queries.ts';
import type { FoundWord, SearchRequest } from './search-index.ts';
import { searchText } from './search-vector.ts';

/** A search for categories: the query, the categories to search, and substrings of name and description. */
export interface PlaceSearchRequest
  extends Pick<SearchRequest, 'query' | 'operator' | 'unfinished' | 'categoryIDs' | 'name'> {
  readonly description: string | undefined;
}

/** A found category, with its texts in the viewer's language. */
export interface FoundPlace extends PlaceRow {
  readonly name: string;
  readonly description: string;
  readonly score: number;
}

/** All categories that match a search, best match first, and the words to highlight. */
export interface PlaceFindings {
  readonly places: readonly FoundPlace[];
  readonly words: readonly FoundWord[];
}

/** The result of a search without matching categories. */
export const noPlaces: PlaceFindings = { places: [], words: [] };

const holds = (text: string, part = ''): boolean => text.toLowerCase().includes(part.toLowerCase());

/** Returns the categories to search, in their order, with their texts in the viewer's language. */
async function placesFor(db: Kysely<Tables>, viewer: Viewer, question: PlaceSearchRequest): Promise<FoundPlace[]> {
  const rows = await findPlaceRows(db, question.categoryIDs);
  const places = question.categoryIDs.flatMap((categoryID) => {
    const [node, row] = [viewer.categories.byID(categoryID), rows.get(categoryID)];
    if (!node || !row) return [];
    return [{ ...row, name: node.name, description: node.translatedDescription ?? row.description ?? '', score: 0 }];
  });
  return places.filter(
    ({ name, description }) => holds(name, question.name) && holds(description, question.description),
  );
}

/**
 * Finds categories by their name and description in the viewer's language. The database matches them with the same
 * vectors and queries as posts, so that words, phrases and accents have the same meaning. The vectors are computed on
 * demand, because there are few categories.
 */
export async function findPlaces(
  db: Kysely<Tables>,
  viewer: Viewer,
  question: PlaceSearchRequest,
): Promise<PlaceFindings> {
  const { query, words } = await parseSearchQuery(db, question);
  if (question.query && !query) return noPlaces;
  const places = await placesFor(db, viewer, question);
  if (!query) return { places, words };
  const texts = places.map(({ categoryID, name, description }) => ({
    categoryID,
    name: searchText(name),
    description: searchText(description),
  }));
  const byID = new Map(places.map((place) => [place.categoryID, place]));
  const ranked = (await rankPlaces(db, bindQuery(query), texts)).flatMap(({ categoryID, score }) => {
    const place = byID.get(categoryID);
    return place ? [{ ...place, score }] : [];
  });
  return { places: ranked, words };
}
