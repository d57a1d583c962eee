import { describe, expect, test } from 'vitest';
import {
  countAppliedFilters,
  hasSearchCriteria,
  parseSearchFilter,
  type SearchFilter,
  searchAddress,
  showsPlaces,
} from '#api/search/search-filter.ts';
import { parseSearchText } from '#pages/-search-text.ts';

const read = (text: string): SearchFilter => {
  const search = parseSearchText(text);
  return parseSearchFilter((name) => [search[name] ?? []].flat());
};

const usual: SearchFilter = { domain: 'all_content', query: '', page: 1, limit: 10 };

describe('reading a search URL', () => {
  test('accepts the text as query or search, and ignores invalid values', () => {
    expect(read('query=+oak+')).toEqual({ ...usual, query: 'oak' });
    expect(read('search=oak')).toEqual({ ...usual, query: 'oak' });
    expect(
      read('domain=nowhere&types=poll&categoryID=x&from=soon&sort=best&page=0&scope=hub&tagOperator=none&name='),
    ).toEqual(usual);
    expect(read('page=5000').page).toBe(100);
  });

  test('combines two days into a range from the earlier to the later', () => {
    const days = { from: '2026-01-02', to: '2026-03-04' };
    expect(read('from=2026-01-02&to=2026-03-04')).toEqual({ ...usual, ...days });
    expect(read('from=2026-03-04&to=2026-01-02')).toEqual({ ...usual, ...days });
    expect(read('from=2026-13-45&updatedTo=2026-01-02')).toEqual({ ...usual, updatedTo: '2026-01-02' });
  });

  test('accepts several types of posts; none, all and unknown ones mean all', () => {
    const kinds = (text: string) => read(`domain=discussions&${text}`).types;
    expect(kinds('types=answer&types=question')).toEqual(['question', 'answer']);
    expect(kinds('types=comment,idea')).toEqual(['idea', 'comment']);
    expect(kinds('types[]=idea')).toEqual(['idea']);
    expect(kinds('types=poll')).toBeUndefined();
    expect(kinds('types=discussion,question,idea,comment,answer')).toBeUndefined();
  });

  test('ignores filters that the domain does not have', () => {
    const all =
      'query=oak&name=bench&author=Ada&categoryID=3&types=idea&tags=wood&description=knots&sort=-hot&from=2026-01-02&updatedTo=2026-02-03';
    const ofAll = { name: 'bench', author: 'Ada', sort: '-hot', from: '2026-01-02', updatedTo: '2026-02-03' };
    expect(read(`domain=all_content&${all}`)).toEqual({ ...usual, query: 'oak', ...ofAll });
    expect(read(`domain=discussions&${all}`)).toEqual({
      ...usual,
      domain: 'discussions',
      query: 'oak',
      ...ofAll,
      categoryID: 3,
      types: ['idea'],
      tags: 'wood',
    });
    expect(read(`domain=places&${all}`)).toEqual({
      ...usual,
      domain: 'places',
      query: 'oak',
      name: 'bench',
      description: 'knots',
    });
  });

  test('without a domain selects posts if only posts support the filters', () => {
    expect(read('tags=oak+wood')).toEqual({ ...usual, domain: 'discussions', tags: 'oak wood' });
    expect(read('query=oak&categoryID=3&includeChildCategories=true')).toMatchObject({
      domain: 'discussions',
      categoryID: 3,
      includeChildCategories: true,
    });
    expect(read('query=oak&author=Ada&includeChildCategories=true')).toEqual({ ...usual, query: 'oak', author: 'Ada' });
  });

  test('accepts lists of categories and authors from other forums, and treats a single one as chosen', () => {
    const posts = { ...usual, domain: 'discussions' };
    for (const address of ['categoryIDs=3,5', 'categoryIDs[]=3&categoryIDs[]=5', 'categoryIDs=3&categoryIDs=5'])
      expect(read(`${address}&includeChildCategories=true`)).toEqual({
        ...posts,
        categoryIDs: [3, 5],
        includeChildCategories: true,
      });
    expect(read('categoryIDs=3')).toEqual({ ...posts, categoryID: 3 });
    expect(read('categoryIDs=3,5&categoryID=7')).toEqual({ ...posts, categoryID: 7 });
    expect(read('categoryIDs=x')).toEqual(usual);
    expect(read('insertUserIDs=4,9')).toEqual({ ...usual, insertUserIDs: [4, 9] });
    expect(read('authors=4&insertUserIDs=9')).toEqual({ ...usual, insertUserIDs: [9, 4] });
    expect(read('authors=Ada')).toEqual({ ...usual, author: 'Ada' });
    expect(read('authors[]=Ada&authors[]=Ben')).toEqual({ ...usual, authors: ['Ada', 'Ben'] });
    expect(read('author=Cy&authors=Ada&insertUserIDs=4')).toEqual({ ...usual, author: 'Cy' });
    expect(countAppliedFilters(read('categoryIDs=3,5&authors=Ada,Ben'))).toBe(2);
  });

  test('maps domains of other forums to its own, or ignores them with their filters', () => {
    expect(read('domain=category&name=shed')).toEqual({ ...usual, domain: 'places', name: 'shed' });
    for (const domain of ['knowledgeBase', 'group', 'toString'])
      expect(read(`query=oak&domain=${domain}&knowledgeBaseOption=2`)).toEqual({ ...usual, query: 'oak' });
  });

  test('finds the same results for old URLs, in which discussions and comments were tabs', () => {
    expect(read('query=oak&types=discussion')).toMatchObject({
      domain: 'discussions',
      types: ['discussion', 'question', 'idea'],
    });
    expect(read('query=oak&types=comment')).toMatchObject({ domain: 'discussions', types: ['comment', 'answer'] });
    expect(read('domain=discussions&types=discussion').types).toEqual(['discussion']);
  });
});

describe('writing a search URL', () => {
  test.each([
    '/search',
    '/search?query=oak+%22and+ash%22&page=3',
    '/search?query=oak&domain=places&name=wood&description=knots',
    '/search?domain=discussions&categoryIDs=3&categoryIDs=5&authors=Ada&authors=Ben',
    '/search?query=oak&insertUserIDs=4&insertUserIDs=9',
    '/search?query=oak&domain=discussions&types=question&types=answer&categoryID=3&includeChildCategories=true&tags=wood&tagOperator=and&name=a&author=b&from=2026-01-01&to=2026-01-02&updatedFrom=2026-01-03&updatedTo=2026-01-04&sort=-score&queryOperator=or',
  ])('restores what was read: %s', (address) => {
    expect(searchAddress(read(address.replace('/search', '').replace('?', '')))).toBe(address);
  });

  test('omits defaults, and filters that depend on omitted ones', () => {
    expect(searchAddress({ ...usual, sort: 'relevance' })).toBe('/search');
    expect(searchAddress({ domain: 'discussions', includeChildCategories: true, tagOperator: 'and' })).toBe(
      '/search?domain=discussions',
    );
  });
});

test('filters are counted, with the two days of a range as one', () => {
  expect(countAppliedFilters(usual)).toBe(0);
  expect(countAppliedFilters({ ...usual, sort: '-hot', queryOperator: 'or', includeArchivedCategories: true })).toBe(0);
  expect(
    countAppliedFilters({ ...usual, from: '2026-01-01', to: '2026-01-02', updatedTo: '2026-01-03', name: 'a' }),
  ).toBe(3);
});

test('a search requires text or filters; categories are shown above a search of all content by text alone', () => {
  expect([
    hasSearchCriteria(usual),
    hasSearchCriteria({ ...usual, query: 'oak' }),
    hasSearchCriteria({ ...usual, author: 'Ada' }),
  ]).toEqual([false, true, true]);
  expect(showsPlaces(usual)).toBe(false);
  expect(showsPlaces({ ...usual, query: 'oak' })).toBe(true);
  expect(showsPlaces({ ...usual, query: 'oak', page: 2 })).toBe(false);
  expect(showsPlaces({ ...usual, query: 'oak', author: 'Ada' })).toBe(false);
  expect(showsPlaces({ ...usual, query: 'oak', domain: 'discussions' })).toBe(false);
});
