import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { listAddress } from '#api/list-address.ts';

/**
 * The domains of the search page, the default first. Members have a separate directory
 * (docs/behavior/search.md#search-page).
 */
export const searchDomains = ['all_content', 'discussions', 'places'] as const;

/** A domain of the search page. */
export type SearchDomain = (typeof searchDomains)[number];

/** The kinds of posts by which a search can be filtered. */
export const postKinds = [...discussionTypes, 'comment', 'answer'] as const;

/** A kind of post. */
export type PostKind = (typeof postKinds)[number];

/** The sort orders of posts in search results, the default first. */
export const searchOrders = ['relevance', '-dateInserted', 'dateInserted', '-score', '-hot'] as const;

/** The search text and the filters of a search. Filters that are not applied are omitted. */
export interface SearchFilter {
  readonly domain: SearchDomain;
  readonly query: string;
  readonly page: number;
  readonly limit: number;
  readonly types?: readonly PostKind[];
  readonly categoryID?: number;
  /** Two or more categories, as in URLs of other forums. A single category is `categoryID`. */
  readonly categoryIDs?: readonly number[];
  readonly author?: string;
  /** Two or more author names. A single name is `author`. */
  readonly authors?: readonly string[];
  readonly insertUserIDs?: readonly number[];
  readonly name?: string;
  readonly description?: string;
  readonly tags?: string;
  readonly sort?: (typeof searchOrders)[number];
  readonly from?: string;
  readonly to?: string;
  readonly updatedFrom?: string;
  readonly updatedTo?: string;
  readonly includeChildCategories?: true;
  readonly followedCategories?: true;
  readonly includeArchivedCategories?: true;
  readonly tagOperator?: 'and';
  readonly queryOperator?: 'or';
}

type Narrowing = Exclude<keyof SearchFilter, 'domain' | 'query' | 'page' | 'limit' | 'queryOperator'>;

const ofAll = ['name', 'author', 'authors', 'insertUserIDs', 'from', 'to', 'updatedFrom', 'updatedTo', 'sort'] as const;

/** The filters of each domain, in the order of the URL parameters. */
const fieldsOf: Readonly<Record<SearchDomain, readonly Narrowing[]>> = {
  all_content: ofAll,
  discussions: [
    'types',
    'categoryID',
    'categoryIDs',
    'includeChildCategories',
    'followedCategories',
    'includeArchivedCategories',
    'tags',
    'tagOperator',
    ...ofAll,
  ],
  places: ['name', 'description'],
};

/** Filters that are valid only together with at least one other filter. */
const restsOn: Partial<Record<Narrowing, readonly Narrowing[]>> = {
  includeChildCategories: ['categoryID', 'categoryIDs'],
  tagOperator: ['tags'],
};

const oneOf = <T extends string>(text: string | undefined, known: readonly T[]): T | undefined =>
  known.find((one) => one === text);

const dayIn = (text: string | undefined): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? '')) ? text : undefined;

/** Returns the first and the last day of a date range, regardless of the order in which they were entered. */
function daysIn(
  first: string | undefined,
  last: string | undefined,
): readonly [string | undefined, string | undefined] {
  const [from, to] = [dayIn(first), dayIn(last)];
  return from && to && from > to ? [to, from] : [from, to];
}

const isOn = (text: string | undefined): true | undefined => (text === 'true' || text === '1' ? true : undefined);

/** The post kinds that a kind covers in URLs without a domain: all discussions, or all comments. */
const kindsBefore: Readonly<Record<string, readonly PostKind[]>> = {
  discussion: discussionTypes,
  comment: ['comment', 'answer'],
};

/** Returns the requested kinds. Returns undefined when none or all are requested, as both mean no restriction. */
function kindsIn(texts: readonly string[], isBefore: boolean): readonly PostKind[] | undefined {
  const requested = texts
    .flatMap((text) => text.split(','))
    .flatMap((one): readonly string[] => (isBefore && kindsBefore[one]) || [one]);
  const known = postKinds.filter((kind) => requested.includes(kind));
  return known.length === 0 || known.length === postKinds.length ? undefined : known;
}

const categoryIn = (text: string | undefined): number | undefined => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** The maximum number of categories or authors in a URL. */
const mostNamed = 50;

const listIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.split(',')).map((one) => one.trim()))].filter(Boolean).slice(0, mostNamed);

const numbersIn = (texts: readonly string[]): number[] => listIn(texts).flatMap((text) => categoryIn(text) ?? []);

/**
 * Returns the requested categories: the selected one, otherwise those of the list. A list of one category becomes
 * `categoryID`.
 */
function categoriesIn(chosen: string | undefined, list: readonly string[]) {
  const listed = numbersIn(list);
  const categoryID = categoryIn(chosen) ?? (listed.length === 1 ? listed[0] : undefined);
  return { categoryID, categoryIDs: categoryID === undefined && listed.length > 1 ? listed : undefined };
}

/**
 * Returns the requested authors: the entered name, otherwise the names and IDs of the lists. In URLs of other forums,
 * `authors` contains names or member IDs; IDs consist only of digits.
 */
function authorsIn(entered: string | undefined, list: readonly string[], numbers: readonly string[]) {
  if (entered) return { author: entered.slice(0, 100), authors: undefined, insertUserIDs: undefined };
  const listed = listIn(list);
  const isNumber = (text: string) => /^[1-9]\d*$/.test(text);
  const names = listed.filter((text) => !isNumber(text)).map((name) => name.slice(0, 100));
  const insertUserIDs = [...new Set(numbersIn([...numbers, ...listed.filter(isNumber)]))];
  return {
    author: names.length === 1 ? names[0] : undefined,
    authors: names.length > 1 ? names : undefined,
    insertUserIDs: insertUserIDs.length > 0 ? insertUserIDs : undefined,
  };
}

/** The domain names of other forums, mapped to this forum's domains. */
const domainsElsewhere: Readonly<Record<string, SearchDomain>> = { category: 'places', discussion: 'discussions' };

const pageIn = (text: string | undefined): number => (/^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1);

/** Removes the filters that the domain does not support, for example after the user switches domains. */
function withinDomain(filter: SearchFilter): SearchFilter {
  const { domain, query, page, limit, queryOperator } = filter;
  const isMeant = (field: Narrowing): boolean => {
    const rests = restsOn[field];
    return Boolean(filter[field]) && (rests === undefined || rests.some((other) => Boolean(filter[other])));
  };
  const kept = fieldsOf[domain].flatMap((field) => (isMeant(field) ? [[field, filter[field]]] : []));
  return { domain, query, page, limit, ...(queryOperator && { queryOperator }), ...Object.fromEntries(kept) };
}

/**
 * Parses the search filter from the parameters of a URL or form. Values that are invalid, or not supported by the
 * domain, are ignored. The text parameter is `query` or `search`. `categoryIDs`, `authors` and `insertUserIDs` accept
 * multiple values, comma-separated or repeated. `knowledgeBaseOption` and the domains `knowledgeBase` and `group` refer
 * to articles and groups, which do not exist here, and are ignored. Without a domain, all content is searched, unless
 * the parameters contain filters that only posts support.
 */
export function parseSearchFilter(valuesOf: (name: string) => readonly string[]): SearchFilter {
  const textOf = (name: string): string | undefined => valuesOf(name)[0]?.trim().slice(0, 1_000);
  const asksDomain = textOf('domain') ?? '';
  const named =
    oneOf(asksDomain, searchDomains) ??
    (Object.hasOwn(domainsElsewhere, asksDomain) ? domainsElsewhere[asksDomain] : undefined);
  const [from, to] = daysIn(textOf('from'), textOf('to'));
  const [updatedFrom, updatedTo] = daysIn(textOf('updatedFrom'), textOf('updatedTo'));
  const requested = {
    types: kindsIn(valuesOf('types'), named === undefined),
    ...categoriesIn(textOf('categoryID'), valuesOf('categoryIDs')),
    includeChildCategories: isOn(textOf('includeChildCategories')),
    followedCategories: isOn(textOf('followedCategories')),
    includeArchivedCategories: isOn(textOf('includeArchivedCategories')),
    tags: textOf('tags'),
    tagOperator: oneOf(textOf('tagOperator'), ['and']),
    name: textOf('name'),
    description: textOf('description'),
    ...authorsIn(textOf('author'), valuesOf('authors'), valuesOf('insertUserIDs')),
    from,
    to,
    updatedFrom,
    updatedTo,
    sort: oneOf(textOf('sort'), searchOrders),
    queryOperator: oneOf(textOf('queryOperator'), ['or']),
  };
  const filter = {
    ...(requested as Partial<SearchFilter>),
    query: (textOf('query') ?? textOf('search') ?? '').slice(0, 500),
    page: Math.min(pageIn(textOf('page')), 100),
    limit: 10,
  };
  if (named) return withinDomain({ ...filter, domain: named });
  const [ofPosts, ofAll] = [
    withinDomain({ ...filter, domain: 'discussions' }),
    withinDomain({ ...filter, domain: 'all_content' }),
  ];
  return Object.keys(ofPosts).length > Object.keys(ofAll).length ? ofPosts : ofAll;
}

/** Returns the URL or form parameters of a search. Default values are omitted. */
export function toSearchParameters(filter: Partial<SearchFilter>): [string, string][] {
  const { domain = 'all_content', query = '', page = 1, limit = 10 } = filter;
  const kept = withinDomain({ ...filter, domain, query, page, limit });
  const named: Partial<Record<keyof SearchFilter, unknown>> = {
    query: query || undefined,
    domain: domain === 'all_content' ? undefined : domain,
    ...Object.fromEntries(fieldsOf[domain].map((field) => [field, kept[field]])),
    sort: kept.sort === 'relevance' ? undefined : kept.sort,
    queryOperator: kept.queryOperator,
    page: page > 1 ? page : undefined,
  };
  return Object.entries(named).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (one === undefined ? [] : [[name, String(one)]])),
  );
}

/** Returns the URL of a search. */
export const searchAddress = (filter: Partial<SearchFilter>): string =>
  listAddress('/search', toSearchParameters(filter));

/**
 * Returns the number of applied filters. A date range counts once. Options that only widen or sort the results do not
 * count.
 */
export function countAppliedFilters(filter: SearchFilter): number {
  const { types, followedCategories, tags, name, description } = filter;
  const category = filter.categoryID ?? filter.categoryIDs;
  const author = filter.author ?? filter.authors ?? filter.insertUserIDs;
  const created = filter.from ?? filter.to;
  const updated = filter.updatedFrom ?? filter.updatedTo;
  return [types, category, followedCategories, tags, name, description, author, created, updated].filter(Boolean)
    .length;
}

/** Whether a search is requested: there is a search text or at least one restricting filter. */
export const hasSearchCriteria = (filter: SearchFilter): boolean =>
  filter.query !== '' || countAppliedFilters(filter) > 0;

/**
 * Whether the first matching categories are shown above the posts: on the first page of a search in all content without
 * filters.
 */
export const showsPlaces = (filter: SearchFilter): boolean =>
  filter.domain === 'all_content' && filter.query !== '' && filter.page === 1 && countAppliedFilters(filter) === 0;
