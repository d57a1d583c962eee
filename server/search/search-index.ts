import type { Range } from '#api/query.ts';
import type { AskedStatuses } from '#server/discussion/status/discussion-status-column.ts';

/** The types of records in search results. */
export type SearchRecordType = 'discussion' | 'comment' | 'user';

/**
 * The words of a query that match as prefixes: none, the last one (which the user may still be typing), or every word.
 */
export type PrefixWords = 'none' | 'last' | 'every';

/** A search with all its filters. The viewer's permissions are already reflected in `categoryIDs`. */
export interface SearchRequest {
  /** The query as entered. Empty when only the filters restrict the search. */
  readonly query: string;
  readonly operator: 'and' | 'or';
  /** The words that match as prefixes. */
  readonly unfinished: PrefixWords;
  readonly recordTypes: readonly SearchRecordType[];
  /**
   * `discussion`, `question` and `idea` select discussions, `comment` and `answer` select comments. An empty list
   * selects all.
   */
  readonly types: readonly string[];
  /** The post types of the discussions to search, including their comments. Undefined for all. */
  readonly postTypeIDs: readonly string[] | undefined;
  /** The statuses of the discussions to search, including their comments. Undefined for all. */
  readonly statusIDs: readonly number[] | undefined;
  /** Restricts the search for members to these. Undefined for all. */
  readonly userIDs: readonly number[] | undefined;
  readonly categoryIDs: readonly number[];
  readonly discussionID: number | undefined;
  /** A substring of the discussion's title. */
  readonly name: string | undefined;
  readonly insertUserIDs: readonly number[] | undefined;
  readonly insertUserNames: readonly string[] | undefined;
  /** Names or url codes of tags. */
  readonly tags: readonly string[] | undefined;
  readonly tagOperator: 'and' | 'or';
  readonly dateInserted: Range | undefined;
  readonly dateUpdated: Range | undefined;
  readonly sort: 'relevance' | 'dateInserted' | '-dateInserted' | 'score' | '-score' | 'hot' | '-hot';
  /** Whether only the best hit of a discussion and its comments is returned. */
  readonly collapse: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A search with the loaded data that its conditions need. */
export interface PreparedSearch extends SearchRequest {
  /** Groups of tag IDs. A discussion must have at least one tag of each group. */
  readonly tagged: readonly (readonly number[])[] | undefined;
  readonly statuses: AskedStatuses | undefined;
}

/** The filters of an unrestricted search: the best matches of all words. */
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
} as const satisfies Partial<SearchRequest>;

/** A search hit. `score` is comparable only within one response. */
export interface SearchHit {
  readonly recordType: SearchRecordType;
  readonly recordID: number;
  readonly score: number;
}

/** A word to highlight in the results: its folded text, and its stem if it has one. */
export interface FoundWord {
  readonly text: string;
  readonly stem: string | undefined;
  readonly isRun: boolean;
  readonly isPrefix: boolean;
}

/** The result of a search: one page of hits, the total (up to the limit of the index), and the words to highlight. */
export interface SearchFindings {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly words: readonly FoundWord[];
}

/**
 * The interface of a full-text search index. PostgreSQL full-text search is the built-in implementation; a search
 * server such as OpenSearch can replace it.
 */
export interface SearchIndex {
  find(question: SearchRequest): Promise<SearchFindings>;
}
