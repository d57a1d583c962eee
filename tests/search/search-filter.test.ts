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

describe('an address is read', () => {
  test('its text may be named query or search, and what it cannot mean is left out', () => {
    expect(read('query=+oak+')).toEqual({ ...usual, query: 'oak' });
    expect(read('search=oak')).toEqual({ ...usual, query: 'oak' });
    expect(
      read('domain=nowhere&types=poll&categoryID=x&from=soon&sort=best&page=0&scope=hub&tagOperator=none&name='),
    ).toEqual(usual);
    expect(read('page=5000').page).toBe(100);
  });

  test('two days are a date from the earlier to the later, however they were written', () => {
    const days = { from: '2026-01-02', to: '2026-03-04' };
    expect(read('from=2026-01-02&to=2026-03-04')).toEqual({ ...usual, ...days });
    expect(read('from=2026-03-04&to=2026-01-02')).toEqual({ ...usual, ...days });
    expect(read('from=2026-13-45&updatedTo=2026-01-02')).toEqual({ ...usual, updatedTo: '2026-01-02' });
  });

  test('several kinds of posts may be asked for; none, all, and unknown ones stand for all', () => {
    const kinds = (text: string) => read(`domain=discussions&${text}`).types;
    expect(kinds('types=answer&types=question')).toEqual(['question', 'answer']);
    expect(kinds('types=comment,idea')).toEqual(['idea', 'comment']);
    expect(kinds('types[]=idea')).toEqual(['idea']);
    expect(kinds('types=poll')).toBeUndefined();
    expect(kinds('types=discussion,question,idea,comment,answer')).toBeUndefined();
  });

  test('a domain leaves out what it does not have', () => {
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

  test('an address without a domain is one of posts where only they have what it asks for', () => {
    expect(read('tags=oak+wood')).toEqual({ ...usual, domain: 'discussions', tags: 'oak wood' });
    expect(read('query=oak&categoryID=3&includeChildCategories=true')).toMatchObject({
      domain: 'discussions',
      categoryID: 3,
      includeChildCategories: true,
    });
    expect(read('query=oak&author=Ada&includeChildCategories=true')).toEqual({ ...usual, query: 'oak', author: 'Ada' });
  });

  test('addresses of other forums name categories and authors by lists, one of which is as if it was chosen', () => {
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

  test('domains of other forums are ours by another name, or are ignored with what only they have', () => {
    expect(read('domain=category&name=shed')).toEqual({ ...usual, domain: 'places', name: 'shed' });
    for (const domain of ['knowledgeBase', 'group', 'toString'])
      expect(read(`query=oak&domain=${domain}&knowledgeBaseOption=2`)).toEqual({ ...usual, query: 'oak' });
  });

  test('addresses from when discussions and comments were tabs find what they found', () => {
    expect(read('query=oak&types=discussion')).toMatchObject({
      domain: 'discussions',
      types: ['discussion', 'question', 'idea'],
    });
    expect(read('query=oak&types=comment')).toMatchObject({ domain: 'discussions', types: ['comment', 'answer'] });
    expect(read('domain=discussions&types=discussion').types).toEqual(['discussion']);
  });
});

describe('an address is written', () => {
  test.each([
    '/search',
    '/search?query=oak+%22and+ash%22&page=3',
    '/search?query=oak&domain=places&name=wood&description=knots',
    '/search?domain=discussions&categoryIDs=3&categoryIDs=5&authors=Ada&authors=Ben',
    '/search?query=oak&insertUserIDs=4&insertUserIDs=9',
    '/search?query=oak&domain=discussions&types=question&types=answer&categoryID=3&includeChildCategories=true&tags=wood&tagOperator=and&name=a&author=b&from=2026-01-01&to=2026-01-02&updatedFrom=2026-01-03&updatedTo=2026-01-04&sort=-score&queryOperator=or',
  ])('as it is read: %s', (address) => {
    expect(searchAddress(read(address.replace('/search', '').replace('?', '')))).toBe(address);
  });

  test('what is usual is not in it, and what rests on something left out neither', () => {
    expect(searchAddress({ ...usual, sort: 'relevance' })).toBe('/search');
    expect(searchAddress({ domain: 'discussions', includeChildCategories: true, tagOperator: 'and' })).toBe(
      '/search?domain=discussions',
    );
  });
});

test('filters are counted, the two days of a date as one', () => {
  expect(countAppliedFilters(usual)).toBe(0);
  expect(countAppliedFilters({ ...usual, sort: '-hot', queryOperator: 'or', includeArchivedCategories: true })).toBe(0);
  expect(
    countAppliedFilters({ ...usual, from: '2026-01-01', to: '2026-01-02', updatedTo: '2026-01-03', name: 'a' }),
  ).toBe(3);
});

test('something is asked by words or by filters; places stand above a search of all by words alone', () => {
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
