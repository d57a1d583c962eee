import { describe, expect, test } from 'vitest';
import { listUsers } from '#api/member/user/user.client.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
for (const name of ['ada', 'bo', 'cy', 'di', 'ed']) await forum.aMember({ name });

type Sort = NonNullable<NonNullable<Parameters<typeof listUsers>[1]>['sort']>;

/** Reads a whole list in parts of two members and runs a callback after the first part. */
async function readOn(sort: Sort, meanwhile?: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const { body, paging }: Awaited<ReturnType<typeof listUsers>> = await listUsers(administrator.api, {
      sort,
      cursor,
      limit: 2,
    });
    if (cursor === '') await meanwhile?.();
    names.push(...body.map(({ name }) => name));
    cursor = paging?.nextUrl && (new URL(paging.nextUrl).searchParams.get('cursor') ?? undefined);
  }
  return names;
}

const orders: readonly Sort[] = [
  'name',
  '-name',
  'userID',
  '-userID',
  '-dateInserted',
  'dateLastActive',
  '-points',
  'countPosts',
];

describe('cursor pagination of the member list', () => {
  test.each(orders)('lists every member once, in the same order as pages: %s', async (sort) => {
    const { body } = await listUsers(administrator.api, { sort, limit: 100 });
    expect(await readOn(sort)).toEqual(body.map(({ name }) => name));
  });

  test('skips no member when one before the cursor is deleted', async () => {
    const leave = () =>
      forum.forum.db.updateTable('member').set({ date_deleted: new Date() }).where('name', '=', 'ada').execute();
    const names = await readOn('name', leave);
    expect(names.filter((name) => name.length < 4)).toEqual(['ada', 'bo', 'cy', 'di', 'ed']);
  });

  test('refuses a malformed or foreign cursor, and finds no member with a rank', async () => {
    const status = async (query: string) => (await administrator.request({ url: `/api/v2/users?${query}` })).statusCode;
    const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    expect(await status('cursor=nonsense')).toBe(422);
    expect(await status(`sort=name&cursor=${cursorOf('points', '5', 1)}`)).toBe(422);
    expect(await status(`sort=dateInserted&cursor=${cursorOf('dateInserted', 'yesterday', 1)}`)).toBe(422);
    expect(await status(`sort=points&cursor=${cursorOf('points', '5', 1)}`)).toBe(200);
    expect((await listUsers(administrator.api, { rankIDs: [1] })).body).toEqual([]);
  });
});
