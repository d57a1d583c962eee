import { expect, test } from 'vitest';
import {
  countActiveFilters,
  parseDiscussionFilters,
  serializeDiscussionFilters,
  toListQuery,
} from '#api/discussion/list/discussion-filter.ts';

const read = (address: string) => {
  const search = new URLSearchParams(address);
  return parseDiscussionFilters((name) => search.get(name) ?? undefined);
};

test('several types and tags are stored in the URL, and the list matches any of them', () => {
  const choice = read('type=question,recipe&tagID=3,5,3&hasComments=false');
  expect(choice).toEqual({ type: ['question', 'recipe'], tagID: [3, 5], hasComments: false });
  expect(serializeDiscussionFilters(choice)).toEqual({ type: 'question,recipe', tagID: '3,5', hasComments: 'false' });
  expect(toListQuery(choice)).toEqual({ type: ['question', 'recipe'], tagID: '3,5', hasComments: false });
  expect(countActiveFilters(choice)).toBe(3);
});

test('invalid values in a URL are ignored', () => {
  expect(read('type=,Question!&tagID=-1,x,&statusID=0&status=lost')).toEqual({});
});
