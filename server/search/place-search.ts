import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { queryBesidePlan, readQuery } from './read-query.ts';
import { findPlaceRows, type PlaceRow, rankPlaces } from './search.queries.ts';
import type { FoundWord, SearchQuestion } from './search-index.ts';
import { searchText } from './search-vector.ts';

/** A search for places: the words, the categories among which they are looked for, parts of name and description. */
export interface PlaceQuestion
  extends Pick<SearchQuestion, 'query' | 'operator' | 'unfinished' | 'categoryIDs' | 'name'> {
  readonly description: string | undefined;
}

/** A place that was found, with its texts in the viewer's language. */
export interface FoundPlace extends PlaceRow {
  readonly name: string;
  readonly description: string;
  readonly score: number;
}

/** Every place that a search found, the best first, and what to mark in them. */
export interface PlaceFindings {
  readonly places: readonly FoundPlace[];
  readonly words: readonly FoundWord[];
}

/** A search that finds no place. */
export const noPlaces: PlaceFindings = { places: [], words: [] };

const holds = (text: string, part = ''): boolean => text.toLowerCase().includes(part.toLowerCase());

/** The places among which a search looks, in their order, with their texts in the viewer's language. */
async function placesFor(db: Kysely<Tables>, viewer: Viewer, question: PlaceQuestion): Promise<FoundPlace[]> {
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
 * Finds places by name and description as the viewer reads them. The database compares them by the very vectors and
 * queries of posts, made on the spot since there are few: so words, phrases and accents mean the same in both.
 */
export async function findPlaces(db: Kysely<Tables>, viewer: Viewer, question: PlaceQuestion): Promise<PlaceFindings> {
  const { query, words } = await readQuery(db, question);
  if (question.query && !query) return noPlaces;
  const places = await placesFor(db, viewer, question);
  if (!query) return { places, words };
  const texts = places.map(({ categoryID, name, description }) => ({
    categoryID,
    name: searchText(name),
    description: searchText(description),
  }));
  const byID = new Map(places.map((place) => [place.categoryID, place]));
  const ranked = (await rankPlaces(db, queryBesidePlan(query), texts)).flatMap(({ categoryID, score }) => {
    const place = byID.get(categoryID);
    return place ? [{ ...place, score }] : [];
  });
  return { places: ranked, words };
}
