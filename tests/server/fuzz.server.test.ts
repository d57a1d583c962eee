import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { hostileRequests } from '#tests/support/api/hostile-request.ts';
import { type ApiRoute, nameOf, readApi } from '#tests/support/api/openapi-route.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

/** The default seed repeats the same requests. Set FOLKMOOT_FUZZ_SEED to generate others. */
const seed = Number(process.env['FOLKMOOT_FUZZ_SEED'] ?? 20_250_414);
const requestsOfEach = 8;

const forum = await testForum();
const categoryID = await forum.aCategory();
const { api } = await forum.aMember();
const { body } = await createDiscussion(api, {
  name: 'Something to aim at',
  body: 'Text',
  format: 'text',
  categoryID,
});
await createComment(api, { discussionID: body.discussionID, body: 'More text', format: 'text' });

test('no API request breaks the forum, with any content and from any caller', async () => {
  const { routes } = await readApi(forum);
  const complaints: string[] = [];
  let sent = 0;
  for (const [index, route] of routes.entries()) {
    for (const [who, somebody] of await everyKindOfPerson()) {
      for (const request of hostileRequests(route, { seed: seed + index, count: requestsOfEach })) {
        const answer = await answerTo(somebody, asOwnMachine(request, sent++), isStream(route));
        const complaint = answer && complaintAbout(answer);
        if (complaint) complaints.push(`${nameOf(route)} as ${who}, ${asText(request)}: ${complaint}`);
      }
    }
  }
  expect(complaints).toEqual([]);
  expect(sent).toBeGreaterThan(routes.length * 3);
  expect((await forum.guest.request({ url: '/api/v2/categories' })).statusCode).toBe(200);
}, 240_000);

/** The event stream stays open when its request is valid; it ends with the forum. */
const isStream = ({ path }: ApiRoute) => path === '/live';

/** Returns the response. Returns undefined when a stream was opened. */
const answerTo = (user: TestUser, request: InjectOptions, mayStayOpen: boolean) => {
  const answer = user.request(request);
  const soon = new Promise<undefined>((resolve) => setTimeout(resolve, 500));
  return mayStayOpen ? Promise.race([answer, soon]) : answer;
};

test('no form breaks the forum, and each refusal leads back to its page', async () => {
  const forms = ['signin', 'register', 'signout', 'passwordrequest', 'passwordreset', 'emailconfirm', 'firstadmin'];
  const complaints: string[] = [];
  for (const [index, form] of forms.entries()) {
    const route: ApiRoute = { method: 'POST', path: `/entry/${form}`, requestBody: formBody };
    for (const request of hostileRequests(route, { seed: seed + index, count: 40 })) {
      const url = String(request.url).replace('/api/v2', '');
      const answer = await forum.guest.request(asOwnMachine({ ...request, url }, index));
      const to = String(answer.headers.location ?? '');
      const isKnown = answer.statusCode === 303 ? to.startsWith('/') && !to.startsWith('//') : answer.statusCode < 500;
      if (!isKnown || to.includes('server.unexpected')) complaints.push(`${url}: ${answer.statusCode} ${to}`);
    }
  }
  expect(complaints).toEqual([]);
});

test('no feed and no sitemap breaks the forum, for any requested URL', async () => {
  const addresses = [
    '/discussions/feed.atom',
    '/categories/{id}/feed.atom',
    '/discussion/{id}/feed.atom',
    '/sitemap.xml',
  ];
  const complaints: string[] = [];
  for (const [index, path] of addresses.entries()) {
    const parameters = [
      { name: 'id', in: 'path', required: true, schema: text },
      { name: 'page', in: 'query', schema: text },
    ] as const;
    const route: ApiRoute = { method: 'GET', path, parameters };
    for (const request of hostileRequests(route, { seed: seed + index, count: 60 })) {
      const url = String(request.url).replace('/api/v2', '');
      const answer = await forum.guest.request(asOwnMachine({ ...request, url }, index));
      if (answer.statusCode >= 500) complaints.push(`${url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
    }
  }
  expect(complaints).toEqual([]);
  expect((await forum.guest.request({ url: '/discussions/feed.atom' })).statusCode).toBe(200);
});

const text = { type: 'string' } as const;
const names = ['Email', 'Name', 'Password', 'PasswordMatch', 'token', 'userID', 'code', 'Target', 'RememberMe'];
const formBody = {
  content: { 'application/json': { schema: { properties: Object.fromEntries(names.map((name) => [name, text])) } } },
};

/** Creates new members for each route, so that none is signed out, banned or deleted by an earlier request. */
async function everyKindOfPerson(): Promise<readonly (readonly [string, TestUser])[]> {
  const { guest } = forum;
  return [
    ['guest', guest],
    ['member', await forum.aMember()],
    ['administrator', await forum.anAdministrator()],
  ];
}

const asOwnMachine = (request: InjectOptions, number: number): InjectOptions => ({
  ...request,
  remoteAddress: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});

/** Returns the deviation of a response from the contract. Returns undefined when there is none. */
function complaintAbout(answer: LightMyRequestResponse): string | undefined {
  const { statusCode, body } = answer;
  if (statusCode < 400) return undefined;
  if (statusCode >= 500 && statusCode !== 503) return `${statusCode} ${body.slice(0, 300)}`;
  const told = readJson(body);
  if (told?.progress) return refusalsIn(told.progress).includes(statusCode) ? undefined : `no ${statusCode}: ${body}`;
  const isWhole = told?.status === statusCode && isWords(told.code) && isWords(told.message);
  if (!isWhole) return `${statusCode} without the body of an error: ${body.slice(0, 300)}`;
  return areGrouped(told.errors) ? undefined : `errors are not grouped by field: ${body.slice(0, 300)}`;
}

/**
 * Returns the statuses of the records rejected in a bulk request. The most severe one is the status of the response
 * (docs/behavior/platform.md#long-running-jobs).
 */
const refusalsIn = ({ exceptionsByID }: { exceptionsByID: Record<string, { status: number }> }): number[] => [
  408,
  ...Object.values(exceptionsByID).map(({ status }) => status),
];

type Told = {
  progress?: { exceptionsByID: Record<string, { status: number }> };
  status?: unknown;
  code?: unknown;
  message?: unknown;
  errors?: unknown;
};

const readJson = (body: string): Told | undefined => {
  try {
    return JSON.parse(body) as Told;
  } catch {
    return undefined;
  }
};

const isWords = (value: unknown): boolean => typeof value === 'string' && value.length > 0;

const areGrouped = (errors: unknown): boolean =>
  errors === undefined ||
  Object.values(errors as object).every(
    (group) => Array.isArray(group) && group.every((one) => isWords(one.code) && isWords(one.message)),
  );

const asText = ({ url, payload }: InjectOptions): string =>
  `${String(url).slice(0, 300)} ${String(payload ?? '').slice(0, 300)}`;
