import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createComment, removeComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { loadCommentGap, readCommentThread } from '#api/discussion/thread/comment-thread.client.ts';
import type { CommentThread, CommentThreadItem } from '#api/discussion/thread/comment-thread.contract.ts';
import { startTestForum, type TestForum, type TestUser } from '#tests/support/server/test-forum.ts';

let site: TestForum;
let anna: TestUser;
let ben: TestUser;
let moderator: TestUser;
let discussionID: number;
/** The IDs of the comments by text. */
const ids = new Map<string, number>();

/**
 * Three branches: `a` has five replies, the first of which continues for three more levels; `b` has none; `c` has one.
 */
const tree = [
  ...[['a'], ['b'], ['c'], ['a1', 'a'], ['a2', 'a'], ['a3', 'a'], ['a4', 'a'], ['a5', 'a']],
  ...[
    ['a11', 'a1'],
    ['a111', 'a11'],
    ['a1111', 'a111'],
    ['a41', 'a4'],
    ['c1', 'c'],
  ],
] as const;

beforeAll(async () => {
  site = await startTestForum();
  [anna, ben, moderator] = await Promise.all([
    site.aMember({ name: 'anna' }),
    site.aMember({ name: 'ben' }),
    site.aModerator(),
  ]);
  const categoryID = await site.aCategory();
  const made = await createDiscussion(anna.api, { name: 'Tree', body: 'x', format: 'text', categoryID });
  discussionID = made.body.discussionID;
  for (const [index, [body, parent]] of tree.entries()) {
    const by = index % 2 ? anna : ben;
    const parentCommentID = parent === undefined ? undefined : ids.get(parent);
    const { body: comment } = await createComment(by.api, {
      body: body ?? '',
      format: 'text',
      discussionID,
      ...(parentCommentID !== undefined && { parentCommentID }),
    });
    ids.set(body ?? '', comment.commentID);
  }
});
afterAll(() => site.close());

/** Returns a compact form of a thread: the comments' texts with their replies, and holes as `…` with their counts. */
function render({ threadStructure, commentsByID }: CommentThread): unknown[] {
  const one = (item: CommentThreadItem): unknown =>
    item.type === 'hole'
      ? `…${item.countAllComments} by ${item.countAllInsertUsers} from ${item.offset}`
      : item.children.length
        ? { [say(item.commentID)]: item.children.map(one) }
        : say(item.commentID);
  const say = (id: number): string => commentsByID[id]?.body.replace(/<[^>]+>/g, '') ?? '?';
  return threadStructure.map(one);
}

const read = async (query: object = {}) => (await readCommentThread(anna.api, { discussionID, ...query })).body;

describe('a comment thread', () => {
  test('shows three replies on each of three levels, and holes for the rest', async () => {
    expect(render(await read())).toEqual([
      { a: [{ a1: [{ a11: ['…2 by 2 from 0'] }] }, 'a2', 'a3', '…3 by 2 from 3'] },
      'b',
      { c: ['c1'] },
    ]);
  });

  test('describes the location of each part by depth and path', async () => {
    const { threadStructure } = await read();
    const [a] = threadStructure;
    expect(a).toMatchObject({
      type: 'comment',
      commentID: ids.get('a'),
      parentCommentID: null,
      depth: 1,
      path: `${ids.get('a')}`,
    });
    const children = a?.type === 'comment' ? a.children : [];
    expect(children[0]).toMatchObject({ depth: 2, path: `${ids.get('a')}.${ids.get('a1')}` });
    expect(children[3]).toMatchObject({
      type: 'hole',
      parentCommentID: ids.get('a'),
      depth: 2,
      path: `${ids.get('a')}`,
      offset: 3,
    });
    expect(children[3]?.type === 'hole' && children[3].insertUsers.map(({ name }) => name).sort()).toEqual([
      'anna',
      'ben',
    ]);
  });

  test('returns the content of a hole at its URL', async () => {
    const { threadStructure } = await read();
    const children = threadStructure[0]?.type === 'comment' ? threadStructure[0].children : [];
    const hole = children.find((item) => item.type === 'hole');
    const filled = (await loadCommentGap(anna.api, hole?.type === 'hole' ? hole.apiUrl : '')).body;
    expect(render(filled)).toEqual([{ a4: ['a41'] }, 'a5']);
    const deep = await read({ parentCommentID: ids.get('a11'), collapseChildDepth: 3 });
    expect(render(deep)).toEqual([{ a111: ['a1111'] }]);
  });

  test('collapses as requested', async () => {
    expect(render(await read({ collapseChildDepth: 1 }))).toEqual([
      { a: ['…9 by 2 from 0'] },
      'b',
      { c: ['…1 by 1 from 0'] },
    ]);
    expect(render(await read({ collapseChildDepth: 2, collapseChildLimit: 1 }))).toEqual([
      { a: [{ a1: ['…3 by 2 from 0'] }, '…5 by 2 from 1'] },
      'b',
      { c: ['c1'] },
    ]);
    expect(render(await read({ collapseChildDepth: 10, collapseChildLimit: 50 }))).toEqual([
      { a: [{ a1: [{ a11: [{ a111: ['a1111'] }] }] }, 'a2', 'a3', { a4: ['a41'] }, 'a5'] },
      'b',
      { c: ['c1'] },
    ]);
  });

  test('is paginated by top-level comments', async () => {
    const { body, paging } = await readCommentThread(anna.api, { discussionID, limit: 2, page: 2 });
    expect(render(body)).toEqual([{ c: ['c1'] }]);
    expect(paging).toMatchObject({ current: 2, total: 3, hasMore: false });
    expect(render(await read({ sort: '-dateInserted', limit: 1 }))).toEqual([{ c: ['c1'] }]);
    expect(render(await read({ sort: '-dateInserted', limit: 2, page: 2 }))[0]).toHaveProperty('a');
    expect(render(await read({ limit: 2, page: 3 }))).toEqual([]);
  });

  test('expands the path to the focused comment, on its page', async () => {
    const focused = await readCommentThread(anna.api, {
      discussionID,
      focusCommentID: ids.get('a41'),
      limit: 1,
      page: 3,
    });
    expect(focused.paging?.current).toBe(1);
    expect(render(focused.body)).toEqual([
      { a: [{ a1: [{ a11: ['…2 by 2 from 0'] }] }, 'a2', 'a3', { a4: ['a41'] }, '…1 by 2 from 3'] },
    ]);
    const deep = await readCommentThread(anna.api, { discussionID, focusCommentID: ids.get('a1111'), limit: 1 });
    expect(JSON.stringify(render(deep.body))).toContain('"a111":["a1111"]');
    const onSecond = await readCommentThread(anna.api, { discussionID, focusCommentID: ids.get('c1'), limit: 2 });
    expect(onSecond.paging?.current).toBe(2);
    for (const sort of ['-dateInserted', '-score', '-experimentalTrending'] as const) {
      const { body } = await readCommentThread(anna.api, {
        discussionID,
        focusCommentID: ids.get('c1'),
        limit: 1,
        sort,
      });
      expect(JSON.stringify(render(body)), sort).toContain('c1');
    }
  });

  test('is refused for missing records', async () => {
    await expect(read({ focusCommentID: 999_999 })).rejects.toMatchObject({ status: 404, code: 'comment.not-found' });
    await expect(readCommentThread(anna.api, {})).rejects.toMatchObject({ status: 422 });
    await expect(readCommentThread(anna.api, { discussionID: 999_999 })).rejects.toMatchObject({ status: 404 });
  });

  test('stores everything before the next page as read', async () => {
    await readDiscussion(moderator.api, discussionID);
    await readCommentThread(moderator.api, { discussionID, limit: 2 });
    expect((await readDiscussion(moderator.api, discussionID)).body).toMatchObject({ unread: true, countUnread: 11 });
    await readCommentThread(moderator.api, { discussionID, limit: 2, page: 2 });
    expect((await readDiscussion(moderator.api, discussionID)).body).toMatchObject({ unread: false, countUnread: 0 });
  });

  test('preserves the position of a deleted comment that has replies', async () => {
    await removeComment(moderator.api, ids.get('c') ?? 0);
    expect(render(await read())[2]).toEqual({ 'This content has been removed.': ['c1'] });
    await removeComment(moderator.api, ids.get('c1') ?? 0);
    expect(render(await read())[2]).toEqual('This content has been removed.');
  });
});
