import type { FastifyRequest } from 'fastify';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { discussionLayout, pageLayoutQuery } from '#api/administration/layout/page-layout.queries.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { type Api, createApi } from '#api/api.ts';
import { commentThreadQuery, discussionQuery } from '#api/discussion/discussion.queries.ts';
import { discussionListQuery } from '#api/discussion/list/discussion-list.queries.ts';
import { meQuery } from '#api/member/user/me.queries.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { createInProcessTransport } from '#server/pages/in-process.ts';
import { registerInternalViewer } from '#server/platform/http/viewer-hook.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const author = await site.aMember();
const categoryID = await site.aCategory();
const post = async (url: string, payload: object) =>
  (
    await author.request({
      method: 'POST',
      url: `/api/v2/${url}`,
      payload: { body: 'A text.', format: 'markdown', ...payload },
    })
  ).json();
const { discussionID } = await post('discussions', { name: 'Tides', categoryID });
const place = { parentRecordType: 'discussion', parentRecordID: discussionID };
const { commentID } = await post('comments', place);
const answer = await post('comments', { ...place, parentCommentID: commentID });

interface Asked {
  readonly queryFn?: unknown;
}
const ask = ({ queryFn }: Asked): Promise<unknown> => (queryFn as () => Promise<unknown>)();

/** Sends the requests of a page's loaders concurrently. Returns the answers and the SQL statements that read data. */
async function readPage(reader: TestUser, asks: readonly ((api: Api) => Asked)[]) {
  const viewer = await viewerOfUser(site.forum, reader.userID);
  const page = { server: site.server, viewer, host: 'localhost', ip: '127.0.0.1', headers: {}, language: 'en' };
  const { key, takeBack } = registerInternalViewer(viewer);
  const api = createApi(createInProcessTransport(page as unknown as FastifyRequest, key));
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const answers = await Promise.all(asks.map((one) => ask(one(api))));
  const statements = (sent.mock.calls as unknown[][])
    .map(([query]) => (typeof query === 'string' ? query : (query as { text: string }).text).trim())
    .filter((text) => /^(?:select|with)\b/i.test(text) && !text.includes('pgboss'));
  sent.mockRestore();
  takeBack();
  return { answers, statements };
}

/** The answers as JSON without the numbers of views, which a timer writes at any moment. */
const withoutViews = (answers: readonly unknown[]) =>
  JSON.stringify(answers, (key, value) => (key === 'countViews' ? 0 : value));

const filter = { discussionID, page: 1, limit: 30, sort: 'dateInserted' } as const;
const pages: Record<string, readonly ((api: Api) => Asked)[]> = {
  'a list': [meQuery, (api) => discussionListQuery(api, { sort: '-dateLastComment', page: 1, limit: 30 })],
  'a discussion': [meQuery, (api) => discussionQuery(api, discussionID), (api) => commentThreadQuery(api, filter)],
  'a discussion with stored layouts': [
    meQuery,
    (api) => discussionQuery(api, discussionID),
    (api) => commentThreadQuery(api, filter),
    (api) => pageLayoutQuery(api, discussionLayout(discussionID)),
  ],
  'a discussion at a comment': [
    meQuery,
    (api) => discussionQuery(api, discussionID),
    (api) => commentThreadQuery(api, { ...filter, focusCommentID: answer.commentID }),
  ],
};

beforeAll(async () => {
  await changeConfig((await site.anAdministrator()).api, { 'customLayout.post': true });
});

test.each([
  ['a list', 1],
  ['a discussion', 2],
  ['a discussion with stored layouts', 2],
  ['a discussion at a comment', 3],
])('the page of %s runs at most %i statements, besides the one for the viewer', async (name, most) => {
  const reader = await site.aMember();
  const asks = pages[name] ?? [];
  // The first visit also fills the in-memory caches and records what the viewer has read.
  await readPage(reader, asks);
  const { answers, statements } = await readPage(reader, asks);
  expect(statements.map((text) => text.slice(0, 200))).toHaveLength(most);
  const apart = [];
  for (const one of asks) apart.push((await readPage(reader, [one])).answers[0]);
  expect(withoutViews(answers)).toEqual(withoutViews(apart));
});
