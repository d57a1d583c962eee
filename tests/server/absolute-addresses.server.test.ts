import { expect, test } from 'vitest';
import { defaultPhotoPath, withAbsoluteAddresses } from '#server/platform/http/absolute-addresses.ts';
import { makeClosedCategory } from '#tests/support/api/closed-category.ts';
import { readApi } from '#tests/support/api/openapi-route.ts';
import { requestAllRoutes, type WalkOptions } from '#tests/support/api/route-responses.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const { administrator, author, member, categoryID, discussionID, records } = await makeClosedCategory(forum);
const routes = (await readApi(forum)).routes.filter(
  ({ path }) => !/^\/(?:live|config|drafts|layouts|themes)(?:\/|$)/.test(path),
);
const site = forum.forum.configuration.siteUrl;

const options: WalkOptions = {
  pathValues: (name, path) => {
    if (path.startsWith('/users') || name === 'userID') return [author.userID, member.userID];
    if (path.startsWith('/categories')) return [categoryID];
    return [1, 2, 3, 4];
  },
  queryValues: { query: ['harbour'], name: ['a'], insertUserID: [author.userID], discussionID: [discussionID] },
  records,
};

/** Returns a person whose requests come from a client other than the forum's own pages. */
const asClient = (person: TestUser): TestUser => ({
  ...person,
  request: (request) => person.request({ ...request, headers: { 'x-requested-with': 'client', ...request.headers } }),
});

const addresses = /"(?:url|[A-Za-z]+Url)":"([^"]*)"/g;

test('every URL in a response to an external client is absolute, and every member has a photo', async () => {
  const answers = await requestAllRoutes(asClient(administrator), routes, options);
  const found = answers.flatMap(({ url, text }) =>
    [...text.matchAll(addresses)].map(([field, address = '']) => ({ url, field, address })),
  );
  expect(found.length).toBeGreaterThan(300);
  expect(found.filter(({ address }) => /^\/(?!\/)/.test(address))).toEqual([]);
  expect(answers.filter(({ text }) => text.includes('"photoUrl":null')).map(({ url }) => url)).toEqual([]);
  expect(found.filter(({ address }) => address.startsWith(`${site}/`)).length).toBeGreaterThan(200);
}, 300_000);

test('the default photo of members is served', async () => {
  const answer = await forum.guest.request({ url: defaultPhotoPath });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

test('the pages of the forum get relative URLs, and guest responses are not shared with external clients', async () => {
  const url = `/api/v2/discussions/${discussionID}`;
  const [own, other] = await Promise.all([forum.guest, asClient(forum.guest)].map((guest) => guest.request({ url })));
  expect(own?.json().url).toMatch(/^\/discussion\//);
  expect(other?.json().url).toBe(`${site}${own?.json().url}`);
  expect(other?.headers['vary']).toContain('X-Requested-With');
});

test('texts that look like fields, and URLs of other sites, are unchanged', () => {
  const sent = {
    body: '{"url":"/discussion/1"}',
    name: '"url":"/x"',
    url: '//cdn.example.org/a',
    iconUrl: 'https://a.org/b',
  };
  expect(JSON.parse(withAbsoluteAddresses(JSON.stringify(sent), site))).toEqual(sent);
});
