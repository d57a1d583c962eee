import type { Range } from '#api/query.ts';
import type { AskedStatuses } from '#server/discussion/status/discussion-status-column.ts';

/** What can be found. */
export type SearchRecordType = 'discussion' | 'comment' | 'user';

/** Which words of a search may go on: none, the last one (it may still be written), or each. */
export type UnfinishedWords = 'none' | 'last' | 'every';

/** A search with everything that narrows it; who asks is already in it, as the categories they may read. */
export interface SearchQuestion {
  /** As people write it; empty when the filters alone choose. */
  readonly query: string;
  readonly operator: 'and' | 'or';
  /** Which words may go on beyond what was written. */
  readonly unfinished: UnfinishedWords;
  readonly recordTypes: readonly SearchRecordType[];
  /** `discussion`, `question` and `idea` name discussions, `comment` and `answer` comments; none means all. */
  readonly types: readonly string[];
  /** The types of discussions to look through, with their comments; undefined for all. */
  readonly postTypeIDs: readonly string[] | undefined;
  /** What discussions stand at, with their comments; undefined for all. */
  readonly statusIDs: readonly number[] | undefined;
  /** Only these people are found; undefined for all. */
  readonly userIDs: readonly number[] | undefined;
  readonly categoryIDs: readonly number[];
  readonly discussionID: number | undefined;
  /** Part of the discussion's title. */
  readonly name: string | undefined;
  readonly insertUserIDs: readonly number[] | undefined;
  readonly insertUserNames: readonly string[] | undefined;
  /** Names or url codes of tags. */
  readonly tags: readonly string[] | undefined;
  readonly tagOperator: 'and' | 'or';
  readonly dateInserted: Range | undefined;
  readonly dateUpdated: Range | undefined;
  readonly sort: 'relevance' | 'dateInserted' | '-dateInserted' | 'score' | '-score' | 'hot' | '-hot';
  /** Of a discussion and its comments only the best hit is wanted. */
  readonly collapse: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A search for which was looked up what its conditions need. */
export interface PreparedQuestion extends SearchQuestion {
  /** Groups of tags by their numbers, of each of which a discussion has one. */
  readonly tagged: readonly (readonly number[])[] | undefined;
  readonly statuses: AskedStatuses | undefined;
}

/** A search that nothing narrows: the best matches of all words. */
export const noFilters = {
  operator: 'and',
  unfinished: 'last',
  types: [],
  postTypeIDs: undefined,
  statusIDs: undefined,
  userIDs: undefined,
  discussionID: undefined,
  name: undefined,
  insertUserIDs: undefined,
  insertUserNames: undefined,
  tags: undefined,
  tagOperator: 'or',
  dateInserted: undefined,
  dateUpdated: undefined,
  sort: 'relevance',
  collapse: false,
} as const satisfies Partial<SearchQuestion>;

/** A record that was found; `score` compares only within one answer. */
export interface SearchHit {
  readonly recordType: SearchRecordType;
  readonly recordID: number;
  readonly score: number;
}

/** A word to mark in the results: as it was written (folded), and its stem when it has one. */
export interface FoundWord {
  readonly text: string;
  readonly stem: string | undefined;
  readonly isRun: boolean;
  readonly isPrefix: boolean;
}

/** What a search found: one page of hits, how many there are (up to the index's own bound), what to mark. */
export interface SearchFindings {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly words: readonly FoundWord[];
}

/**
 * Finds posts by their words. PostgreSQL's full text is the one that comes with the forum; a search server such as
 * OpenSearch can take its place behind these promises.
 */
export interface SearchIndex {
  find(question: SearchQuestion): Promise<SearchFindings>;
}
