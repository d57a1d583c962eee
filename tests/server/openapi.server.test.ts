import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComment, listComments } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { type ApiRoute, nameOf, readApi } from '#tests/support/api/openapi-route.ts';
import { startTestForum, type TestForum, type TestUser } from '#tests/support/server/test-forum.ts';

let forum: TestForum;
let routes: readonly ApiRoute[];
let member: TestUser;
let discussionID: number;

beforeAll(async () => {
  forum = await startTestForum();
  routes = (await readApi(forum)).routes;
  member = await forum.aMember({ name: 'Ada' });
  const post = { name: 'Paged', body: 'Text', format: 'text', categoryID: await forum.aCategory() } as const;
  ({ discussionID } = (await createDiscussion(member.api, post)).body);
  for (const body of ['one', 'two', 'three', 'four', 'five'])
    await createComment(member.api, { discussionID, body, format: 'text' });
});
afterAll(() => forum?.close());

const get = (url: string, user = forum.guest) => user.request({ url: `/api/v2${url}` });
const comments = (query = '') => get(`/comments?discussionID=${discussionID}&limit=2${query}`);

test('the API is described in OpenAPI 3.1', async () => {
  const { document } = await readApi(forum);
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.info).toMatchObject({ title: 'Folkmoot', version: '2' });
  expect(routes.length).toBeGreaterThan(80);
  expect(JSON.stringify(document)).not.toContain('"$ref":"#/components/schemas/undefined"');
});

test('every route has a summary, a tag and a success response', () => {
  const isTold = ({ summary, tags, responses }: ApiRoute) =>
    Boolean(summary?.trim()) &&
    Boolean(tags?.length) &&
    Object.keys(responses ?? {}).some((code) => /^[23]/.test(code));
  expect(routes.filter((route) => !isTold(route)).map(nameOf)).toEqual([]);
});

test('every response with a body has a schema', () => {
  const isShaped = ([status, { content }]: [string, { content?: object }]) =>
    ['204', '302', '304'].includes(status) || content !== undefined;
  const bare = routes.filter(({ responses }) => !Object.entries(responses ?? {}).every(isShaped));
  expect(bare.map(nameOf)).toEqual([]);
});

test('every path parameter is described', () => {
  const isDescribed = ({ path, parameters = [] }: ApiRoute) =>
    [...path.matchAll(/\{(\w+)\}/g)].every(([, name]) =>
      parameters.some((one) => one.in === 'path' && one.name === name),
    );
  expect(routes.filter((route) => !isDescribed(route)).map(nameOf)).toEqual([]);
});

test('the documentation page without a trailing slash redirects, preserving the query', async () => {
  const { statusCode, headers } = await get('/docs?a=1');
  expect([statusCode, headers['location']]).toEqual([301, '/api/v2/docs/?a=1']);
});

test('the documentation can be browsed as a page', async () => {
  const page = await get('/docs/');
  expect({ status: page.statusCode, type: page.headers['content-type'] }).toEqual({
    status: 200,
    type: expect.stringContaining('text/html'),
  });
  expect((await get('/docs/json')).json()).toHaveProperty('paths');
});

test('a list gives its position in Link and in x-app-page headers', async () => {
  const { headers } = await comments('&page=2');
  expect(headers).toMatchObject({
    'x-app-page-result-count': '5',
    'x-app-page-limit': '2',
    'x-app-page-current': '2',
    'x-app-page-next-url': expect.stringContaining('page=3'),
    'x-app-page-prev-url': expect.stringContaining('page=1'),
    'x-app-page-first-url': expect.stringContaining('page=1'),
    'x-app-page-last-url': expect.stringContaining('page=3'),
  });
  for (const rel of ['next', 'prev', 'first', 'last']) expect(headers['link']).toContain(`rel="${rel}"`);
  expect((await comments('&page=3')).headers).not.toHaveProperty('x-app-page-next-url');
});

test('fields returns only the named fields', async () => {
  const { body } = await listComments(forum.guest.api, {
    discussionID,
    limit: 1,
    fields: ['commentID', 'insertUserID'],
  });
  expect(body).toEqual([{ commentID: expect.any(Number), insertUserID: member.userID }]);
});

test('expand adds extras, all of them or some, and a minus removes one', async () => {
  const withAuthor = async (expand: string) =>
    (await comments(`&expand=${expand}`)).json<object[]>().every((one) => 'insertUser' in one);
  expect(await Promise.all(['insertUser', 'all', 'all,-insertUser'].map(withAuthor))).toEqual([true, true, false]);
  expect((await comments('&expand=nonsense')).statusCode).toBe(422);
});

test('$me in a path is the caller', async () => {
  expect((await get('/users/$me', member)).json()).toMatchObject({ userID: member.userID, name: 'Ada' });
});

test('a missing permission is a 403 that names it', async () => {
  const refused = await member.request({ method: 'POST', url: '/api/v2/categories', payload: { name: 'Mine' } });
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    status: 403,
    code: 'permission.missing',
    message: 'Permission Problem',
    description: expect.stringMatching(/^You need /),
    permissions: expect.any(Array),
  });
});

test('an unknown record or route is a 404 in JSON', async () => {
  for (const url of ['/discussions/987654321', '/no-such-route', '/discussions/1/nonsense'])
    expect((await get(url)).json()).toMatchObject({ status: 404, code: expect.stringMatching(/not-found$/) });
});

test('invalid fields are a 422 with the errors grouped by field', async () => {
  const refused = await member.request({
    method: 'POST',
    url: '/api/v2/discussions',
    payload: { name: 5, format: 'x' },
  });
  expect(refused.statusCode).toBe(422);
  const { errors } = refused.json<{ errors: Record<string, { field: string }[]> }>();
  expect(Object.keys(errors)).toEqual(expect.arrayContaining(['name', 'format', 'categoryID']));
  expect(errors).toMatchObject({ categoryID: [{ message: 'categoryID is required.' }] });
  const empty = await get('/users/by-names?name=', member);
  expect(empty.json().errors).toMatchObject({ name: [{ message: 'name is required.' }] });
  for (const [field, group] of Object.entries(errors)) for (const one of group) expect(one.field).toBe(field);
});

test('a query is limited to 1000 parameters, 5 levels and the index 20', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `x${index}=1`).join('&');
  const statusOf = async (query: string) => (await get(`/categories?${query}`)).statusCode;
  const within = [many(1_000), 'a[b][c][d][e][f]=1', 'a[20]=1'];
  const beyond = [many(1_001), 'a[b][c][d][e][f][g]=1', 'a[21]=1', 'a%5B21%5D=1'];
  expect(await Promise.all(within.map(statusOf))).toEqual([200, 200, 200]);
  expect(await Promise.all(beyond.map(statusOf))).toEqual([400, 400, 400, 400]);
  expect((await get('/categories?a[21]=1')).json()).toMatchObject({ status: 400, code: 'request.query-too-large' });
});

test('the client can send a list of many values', async () => {
  const discussionIDs = Array.from({ length: 60 }, (_, index) => index + 1);
  const { status } = await forum.guest.api.call(
    'GET',
    '/discussions' as never,
    { query: { discussionID: discussionIDs } } as never,
  );
  expect(status).toBe(200);
});
