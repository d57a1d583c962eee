import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { listAddress } from '#api/list-address.ts';

/** What can be searched on the search page, the usual one first; members have their directory (`spec/behaviours.md` §6d). */
export const searchDomains = ['all_content', 'discussions', 'places'] as const;

/** A part of the forum that can be searched. */
export type SearchDomain = (typeof searchDomains)[number];

/** The kinds of posts among which a search may be held. */
export const postKinds = [...discussionTypes, 'comment', 'answer'] as const;

/** A kind of posts. */
export type PostKind = (typeof postKinds)[number];

/** The orders of posts that were found, the usual one first. */
export const searchOrders = ['relevance', '-dateInserted', 'dateInserted', '-score', '-hot'] as const;

/** What a visitor searches for. What is not asked about is left out. */
export interface SearchFilter {
  readonly domain: SearchDomain;
  readonly query: string;
  readonly page: number;
  readonly limit: number;
  readonly types?: readonly PostKind[];
  readonly categoryID?: number;
  /** Several categories, as addresses of other forums name them; one is `categoryID`. */
  readonly categoryIDs?: readonly number[];
  readonly author?: string;
  /** Several names of authors; one is `author`. */
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

/** What each domain can be narrowed by, in the order of the address. */
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

/** Fields that are valid only together with another field. */
const restsOn: Partial<Record<Narrowing, readonly Narrowing[]>> = {
  includeChildCategories: ['categoryID', 'categoryIDs'],
  tagOperator: ['tags'],
};

const oneOf = <T extends string>(text: string | undefined, known: readonly T[]): T | undefined =>
  known.find((one) => one === text);

const dayIn = (text: string | undefined): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? '')) ? text : undefined;

/** The first and the last day of a date, whichever of the two was written first. */
function daysIn(
  first: string | undefined,
  last: string | undefined,
): readonly [string | undefined, string | undefined] {
  const [from, to] = [dayIn(first), dayIn(last)];
  return from && to && from > to ? [to, from] : [from, to];
}

const isOn = (text: string | undefined): true | undefined => (text === 'true' || text === '1' ? true : undefined);

/** What one kind stood for in addresses that name no domain: all discussions, or all comments. */
const kindsBefore: Readonly<Record<string, readonly PostKind[]>> = {
  discussion: discussionTypes,
  comment: ['comment', 'answer'],
};

/** The kinds asked for; undefined for all of them, which none and each stand for. */
function kindsIn(texts: readonly string[], isBefore: boolean): readonly PostKind[] | undefined {
  const asked = texts
    .flatMap((text) => text.split(','))
    .flatMap((one): readonly string[] => (isBefore && kindsBefore[one]) || [one]);
  const known = postKinds.filter((kind) => asked.includes(kind));
  return known.length === 0 || known.length === postKinds.length ? undefined : known;
}

const categoryIn = (text: string | undefined): number | undefined => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** The most categories or authors that an address names. */
const mostNamed = 50;

const listIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.split(',')).map((one) => one.trim()))].filter(Boolean).slice(0, mostNamed);

const numbersIn = (texts: readonly string[]): number[] => listIn(texts).flatMap((text) => categoryIn(text) ?? []);

/** The categories asked for: the one that was chosen, else those of a list; a list of one is that one. */
function categoriesIn(chosen: string | undefined, list: readonly string[]) {
  const listed = numbersIn(list);
  const categoryID = categoryIn(chosen) ?? (listed.length === 1 ? listed[0] : undefined);
  return { categoryID, categoryIDs: categoryID === undefined && listed.length > 1 ? listed : undefined };
}

/**
 * The authors asked for: the name that was entered, else names and numbers of a list. `authors` of other forums holds members'
 * numbers, which are all digits, or names.
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

/** The parts of a search by the names that other forums give them. */
const domainsElsewhere: Readonly<Record<string, SearchDomain>> = { category: 'places', discussion: 'discussions' };

const pageIn = (text: string | undefined): number => (/^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1);

/** A filter with only what its domain has, as when one changes from one domain to another. */
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
 * The search an address or a form asks for; what cannot be understood, and what the domain does not have, is left out. The
 * text may be named `query` or `search`. `categoryIDs`, `authors` and `insertUserIDs` name several, with commas or repeated.
 * `knowledgeBaseOption`, and the domains `knowledgeBase` and `group`, are of articles and groups, of which there are none: ignored.
 * Without a domain all is searched, or posts where only they have what is asked for.
 */
export function searchFilterIn(valuesOf: (name: string) => readonly string[]): SearchFilter {
  const textOf = (name: string): string | undefined => valuesOf(name)[0]?.trim().slice(0, 1_000);
  const asksDomain = textOf('domain') ?? '';
  const named =
    oneOf(asksDomain, searchDomains) ??
    (Object.hasOwn(domainsElsewhere, asksDomain) ? domainsElsewhere[asksDomain] : undefined);
  const [from, to] = daysIn(textOf('from'), textOf('to'));
  const [updatedFrom, updatedTo] = daysIn(textOf('updatedFrom'), textOf('updatedTo'));
  const asked = {
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
    ...(asked as Partial<SearchFilter>),
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

/** A search as an address or a form names it; only what differs from the beginning is in it. */
export function searchPairs(filter: Partial<SearchFilter>): [string, string][] {
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

/** The address of a search. */
export const searchAddress = (filter: Partial<SearchFilter>): string => listAddress('/search', searchPairs(filter));

/** How many filters are applied; the two days of a date are one, and what only widens or orders a search is none. */
export function countApplied(filter: SearchFilter): number {
  const { types, followedCategories, tags, name, description } = filter;
  const category = filter.categoryID ?? filter.categoryIDs;
  const author = filter.author ?? filter.authors ?? filter.insertUserIDs;
  const created = filter.from ?? filter.to;
  const updated = filter.updatedFrom ?? filter.updatedTo;
  return [types, category, followedCategories, tags, name, description, author, created, updated].filter(Boolean)
    .length;
}

/** Whether anything is searched for: there are words, or filters that choose. */
export const isAsked = (filter: SearchFilter): boolean => filter.query !== '' || countApplied(filter) > 0;

/** Whether the first places stand above the posts that were found: in a search of all by words alone. */
export const showsPlaces = (filter: SearchFilter): boolean =>
  filter.domain === 'all_content' && filter.query !== '' && filter.page === 1 && countApplied(filter) === 0;
