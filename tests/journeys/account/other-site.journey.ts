import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Response } from '@playwright/test';
import { listCategories } from '#api/category/category.client.ts';
import { createDiscussion, listDiscussions } from '#api/discussion/discussion.client.ts';
import { readMe } from '#api/member/user/me.client.ts';
import { expect, test as journey, signIn } from '#tests/support/browser/journey.ts';
import { aMemberOf, type Visitor } from '#tests/support/server/visitor.ts';

/** Another site in the same browser, whose pages try to act in the member's name. */
interface OtherSite {
  /** The origin of a page of another site. Its requests do not carry the session cookie. */
  readonly foreign: string;
  /**
   * The origin of a page at another port of the forum's host. Browsers treat it as the same site, so its requests carry
   * the session cookie.
   */
  readonly neighbour: string;
}

const test = journey.extend<{ otherSite: OtherSite }>({
  // The server refuses on purpose here, and the browser says so on its console.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  consoleWatch: async ({}, use) => use(undefined),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  otherSite: async ({}, use) => {
    const server = http.createServer((_, response) => {
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>Free boats</title><h1>Free boats</h1>');
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use({ foreign: `http://localhost:${port}`, neighbour: `http://127.0.0.1:${port}` });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

const forged = 'The request did not come from this site. Please reload the page and try again.';

/** Signs in through the form, so that the browser has the cookie that the forum issues to browsers. */
async function signInReally(page: Page, name: string): Promise<void> {
  await page.goto('/entry/signin?Target=%2Fdrafts');
  await signIn(page, name);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Drafts' })).toBeVisible();
}

/** Submits a form from the current page, as a click on a malicious page would. Returns the forum's response. */
async function submitForm(page: Page, action: string, fields: Record<string, string>): Promise<Response> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.evaluate(
    ([address, entries]) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: address });
      for (const [name, value] of entries)
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      document.body.append(form);
      form.submit();
    },
    [action, Object.entries(fields)] as const,
  );
  const response = await answered;
  await page.waitForLoadState();
  return response;
}

interface Asked {
  readonly address: string;
  readonly method: string;
  readonly type: 'text/plain' | 'application/json';
  readonly body: object;
}

/**
 * Sends a request with `fetch`, including cookies. Returns the response type that the page can read, and the forum's
 * responses without CORS preflights.
 */
async function ask(page: Page, { address, method, type, body }: Asked) {
  const session = await page.context().newCDPSession(page);
  const methods = new Map<string, string>();
  const sent = new Map<string, boolean>();
  const answered = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => methods.set(requestId, request.method));
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) =>
    sent.set(requestId, hasSession(Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toLowerCase(), v])))),
  );
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => answered.set(requestId, statusCode));
  await session.send('Network.enable');
  const readable = await page.evaluate(
    ([target, verb, contentType, text]) =>
      fetch(target, {
        method: verb,
        credentials: 'include',
        mode: contentType === 'text/plain' ? 'no-cors' : 'cors',
        headers: { 'content-type': contentType },
        body: text,
      }).then(
        ({ type: kind }) => kind,
        () => 'refused',
      ),
    [address, method, type, JSON.stringify(body)] as const,
  );
  await session.detach();
  const answers = [...answered]
    .filter(([id]) => methods.get(id) === method)
    .map(([id, status]) => ({ status, withSession: sent.get(id) }));
  return { readable, answers };
}

const hasSession = ({ cookie = '' }: Record<string, string>): boolean => cookie.includes('folkmoot-session=');

/** Returns all discussions that the visitor has written. */
const writtenBy = async ({ api, userID }: Visitor) =>
  (await listDiscussions(api, { insertUserID: userID, limit: 100 })).body;

for (const side of ['foreign', 'neighbour'] as const) {
  const who = side === 'foreign' ? 'a page of another site' : "a page at another port of the forum's machine";

  test(`${who} cannot sign a member out`, async ({ page, forum, administrator, otherSite }) => {
    const member = await aMemberOf(forum, administrator, `Led-away-${side}`);
    await signInReally(page, member.name);
    await page.goto(otherSite[side]);
    const answer = await submitForm(page, `${forum.url}/entry/signout`, { Target: '/' });
    expect(hasSession(await answer.request().allHeaders())).toBe(side === 'neighbour');
    expect([answer.status(), await answer.headerValue('location'), await answer.headerValue('set-cookie')]).toEqual([
      303,
      '/entry/signout?error=request.forged',
      null,
    ]);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign Out' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(forged);
    await page.goto('/drafts');
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Drafts' })).toBeVisible();
    expect((await readMe(member.api)).body).toMatchObject({ userID: member.userID });
  });

  test(`${who} cannot write or change a discussion in a member's name`, async ({
    page,
    forum,
    administrator,
    otherSite,
  }) => {
    const member = await aMemberOf(forum, administrator, `Put-upon-${side}`);
    const { body: categories } = await listCategories(member.api, { outputFormat: 'flat' });
    const categoryID = categories.find(({ urlcode }) => urlcode === 'woodwork')?.categoryID ?? 0;
    const words = { name: 'Mine to change', body: 'As I wrote it.', format: 'markdown', categoryID } as const;
    const { discussionID } = (await createDiscussion(member.api, words)).body;
    const before = await writtenBy(member);
    await signInReally(page, member.name);
    await page.goto(otherSite[side]);
    const lure = { ...words, name: 'Free boats here', body: 'Free boats here' };
    const api = `${forum.url}/api/v2/discussions`;
    // The browser sends this request without a preflight, and does not let the page read the response.
    expect(await ask(page, { address: api, method: 'POST', type: 'text/plain', body: lure })).toEqual({
      readable: 'refused',
      answers: [{ status: 403, withSession: side === 'neighbour' }],
    });
    for (const [method, address] of [
      ['POST', api],
      ['PATCH', `${api}/${discussionID}`],
      ['DELETE', `${api}/${discussionID}`],
    ] as const)
      expect(await ask(page, { address, method, type: 'application/json', body: lure })).toMatchObject({
        readable: 'refused',
      });
    for (const address of [api, `${api}/${discussionID}`, `${api}/${discussionID}/bookmark`]) {
      await page.goto(otherSite[side]);
      const answer = await submitForm(page, address, { body: 'Free boats here' });
      expect([answer.status(), hasSession(await answer.request().allHeaders())]).toEqual([403, side === 'neighbour']);
      expect(JSON.parse(await page.locator('body').innerText())).toEqual({
        status: 403,
        code: 'request.forged',
        message: forged,
      });
    }
    expect(await writtenBy(member)).toEqual(before);
    await page.goto('/drafts');
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Drafts' })).toBeVisible();
  });
}
