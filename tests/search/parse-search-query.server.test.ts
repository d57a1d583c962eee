import { expect, test } from 'vitest';
import { parseSearchQuery } from '#server/search/parse-search-query.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const { forum } = await testForum();
const read = async (query: string, operator: 'and' | 'or' = 'and') => {
  const { query: asked, estimated } = await parseSearchQuery(forum.db, { query, operator, unfinished: 'last' });
  return { asked, estimated };
};

test('a word is searched as written and by its stem, and estimated by the more frequent form', async () => {
  expect(await read('different people')).toEqual({
    asked: "( 'different' | 'differ' ) & ( 'people':* | 'peopl' )",
    estimated: "'differ' & 'people':*",
  });
  expect((await read('people, different ', 'or')).estimated).toBe("'peopl' | 'differ'");
});

test('a word without a stem, and a phrase, are estimated as written', async () => {
  expect((await read('the ')).estimated).toBe("'the'");
  expect((await read('"very long" -people')).estimated).toBe("'very' <-> 'long' & !'peopl'");
});

test('text that cannot be searched has no estimate', async () => {
  expect(await read('?!')).toEqual({ asked: undefined, estimated: undefined });
});
