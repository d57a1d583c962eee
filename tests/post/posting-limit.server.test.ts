import { beforeEach, describe, expect, test } from 'vitest';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import type { ApiFailure } from '#api/failure.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { type Posted, postingLimitOf } from '#server/post/posting-limit.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const categoryID = await forum.aCategory();
const { db, settings } = forum.forum;

const everybody = { count: 20, seconds: 60, block: 0 };
const none = { count: 0, seconds: 60, block: 0 };

/** Replaces the forum's rate limits with these. */
async function set(limits: Readonly<Record<string, object>>): Promise<void> {
  await db.deleteFrom('setting').where('key', 'like', 'rateLimit.%').execute();
  const rows = Object.entries(limits).map(([kind, limit]) => ({
    key: `rateLimit.${kind}`,
    value: JSON.stringify(limit),
  }));
  if (rows.length > 0) await db.insertInto('setting').values(rows).execute();
  await settings.changed();
}

const start = ({ api }: TestUser) =>
  createDiscussion(api, { name: 'On boats', body: 'They float.', format: 'text', categoryID });
const answer = ({ api }: TestUser, discussionID: number) =>
  createComment(api, { discussionID, body: 'Some do.', format: 'text' });

/** Returns 0 when the post was written, otherwise the seconds to wait. */
const waitOf = (writing: Promise<unknown>): Promise<number> =>
  writing.then(
    () => 0,
    ({ code, details }: ApiFailure) => {
      expect(code).toBe('request.too-many');
      return details.retryAfter ?? 0;
    },
  );

const noon = Date.parse('2031-05-01T12:00:00Z');
const at = (seconds: number): void => forum.setNow(new Date(noon + seconds * 1_000));

beforeEach(() => at(0));

describe('the applicable limit', () => {
  const limits = (own: Partial<Settings>) =>
    ({
      'rateLimit.posts': everybody,
      'rateLimit.discussions': none,
      'rateLimit.comments': none,
      'rateLimit.newMembers': { ...everybody, days: 0 },
      'rateLimit.roles': {},
      ...own,
    }) as Settings;
  const limitOf = (own: Partial<Settings>, kind: Posted, roleIDs: number[] = [], ageInDays = 9) =>
    postingLimitOf(limits(own), { roleIDs, ageInDays, kind });
  const counted = ['discussions', 'comments'];

  test('is a separate one for new members, and otherwise the most generous of the roles', () => {
    const ofNew = { count: 2, seconds: 60, block: 0 };
    const [ofMany, ofBurst] = [
      { count: 30, seconds: 60, block: 0 },
      { count: 5, seconds: 1, block: 9 },
    ];
    const own = {
      'rateLimit.newMembers': { days: 3, ...ofNew },
      'rateLimit.roles': { 8: ofMany, 40: ofBurst },
      'rateLimit.comments': { count: 1, seconds: 1, block: 1 },
    };
    expect(limitOf(own, 'comments', [8, 40], 1)).toEqual({ kind: 'posts', limit: ofNew, counted });
    expect(limitOf(own, 'comments', [8, 40], 3)).toEqual({ kind: 'posts', limit: ofBurst, counted });
    expect(limitOf(own, 'discussions', [8])).toEqual({ kind: 'posts', limit: ofMany, counted });
  });

  test('counts discussions and comments together, unless one has its own limit', () => {
    expect(limitOf({}, 'comments', [8], 0)).toEqual({ kind: 'posts', limit: everybody, counted });
    const limit = { count: 1, seconds: 30, block: 60 };
    const own = { 'rateLimit.discussions': limit };
    expect(limitOf(own, 'discussions')).toEqual({ kind: 'discussions', limit, counted: ['discussions'] });
    expect(limitOf(own, 'comments')).toEqual({ kind: 'posts', limit: everybody, counted: ['comments'] });
  });
});

test('a new member is limited, and later no longer', async () => {
  await set({ newMembers: { days: 2, count: 1, seconds: 3_600 } });
  const lea = await forum.aMember();
  const joined = (days: number) =>
    db
      .updateTable('member')
      .set({ date_inserted: new Date(noon - days * 86_400_000) })
      .where('user_id', '=', lea.userID)
      .execute();
  await joined(0);
  expect([await waitOf(start(lea)), await waitOf(start(lea))]).toEqual([0, 3_600]);
  await joined(3);
  expect(await waitOf(start(lea))).toBe(0);
});

test('limits without a block only delay posts, and block nobody', async () => {
  await set({ posts: { count: 2, seconds: 60 } });
  const lea = await forum.aMember();
  const { discussionID } = (await start(lea)).body;
  at(20);
  expect(await waitOf(answer(lea, discussionID))).toBe(0);
  expect([await waitOf(start(lea)), await waitOf(answer(lea, discussionID))]).toEqual([40, 40]);
  at(61);
  expect(await waitOf(start(lea))).toBe(0);
  expect(await db.selectFrom('flood_block').selectAll().execute()).toEqual([]);
});

describe('a member who exceeds the limit', () => {
  test('is blocked from then on, and further attempts do not extend the block', async () => {
    await set({ comments: { count: 2, seconds: 10, block: 120 } });
    const [lea, ben] = [await forum.aMember(), await forum.aMember()];
    const { discussionID } = (await start(ben)).body;
    const write = () => waitOf(answer(lea, discussionID));
    expect([await write(), await write()]).toEqual([0, 0]);
    at(5);
    expect(await write()).toBe(120);
    at(65);
    expect([await write(), await write()]).toEqual([60, 60]);
    expect(await waitOf(answer(ben, discussionID))).toBe(0);
    at(125);
    expect([await write(), await write()]).toEqual([0, 0]);
    at(126);
    expect(await write()).toBe(120);
  });

  test('may still write posts that have their own limit', async () => {
    await set({ discussions: { count: 1, seconds: 60, block: 600 }, comments: { count: 5, seconds: 60, block: 600 } });
    const lea = await forum.aMember();
    const { discussionID } = (await start(lea)).body;
    expect(await waitOf(start(lea))).toBe(600);
    expect(await waitOf(answer(lea, discussionID))).toBe(0);
  });

  test('waits for the time span if it is longer than the block', async () => {
    await set({ posts: { count: 1, seconds: 60, block: 10 } });
    const lea = await forum.aMember();
    await start(lea);
    at(20);
    expect(await waitOf(start(lea))).toBe(40);
    at(59);
    expect(await waitOf(start(lea))).toBe(10);
    at(70);
    expect(await waitOf(start(lea))).toBe(0);
  });

  test('is not blocked by only reaching the limit, nor by a permission check', async () => {
    await set({ discussions: { count: 1, seconds: 10, block: 600 } });
    const [lea, keeper] = [await forum.aMember(), await forum.aModerator()];
    await start(lea);
    const url = `/api/v2/users/${lea.userID}/permission-check?permission=discussions.add&categoryID=${categoryID}`;
    const { obstacle } = (await keeper.request({ method: 'GET', url })).json();
    expect(obstacle).toMatchObject({ code: 'request.too-many' });
    at(11);
    expect(await waitOf(start(lea))).toBe(0);
  });

  test('is not blocked if they are a moderator', async () => {
    await set({ discussions: { count: 1, seconds: 60, block: 600 } });
    const keeper = await forum.aModerator();
    expect([await waitOf(start(keeper)), await waitOf(start(keeper))]).toEqual([0, 0]);
  });
});
