import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { scrapePage } from '#api/composer/media/scrape.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { isPublicAddress, type Web } from '#server/composer/media/public-address.ts';
import { scrapePage as scrape } from '#server/composer/media/scrape.ts';
import { readWebPage } from '#server/composer/media/web-page.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const writer = await forum.aMember();
const { siteUrl } = forum.forum.configuration;

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ status, code }: ApiFailure) => `${status} ${code}`,
  );

/**
 * A web with a single server. Every host name resolves to this machine; `inside.example` resolves to another of its
 * addresses.
 */
const requests: string[] = [];
const site = createServer(({ url = '', headers }, answer) => {
  requests.push(`${headers.host?.split(':')[0]}${url}`);
  const { pathname, searchParams } = new URL(url, 'http://site.example');
  const to = searchParams.get('to');
  if (to) return answer.writeHead(302, { location: to }).end();
  if (pathname === '/loop') return answer.writeHead(302, { location: '/loop' }).end();
  if (pathname === '/picture') return answer.writeHead(200, { 'content-type': 'image/png' }).end('PNG');
  if (pathname === '/gone') return answer.writeHead(404).end();
  answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  if (pathname === '/control') return answer.end('<title>Zero\0and \u0007half</title>');
  if (pathname === '/endless') {
    answer.write('<title>Endless</title>');
    // Sends more bytes than the reader accepts, and never ends the response.
    return answer.write('x'.repeat(1_024 * 1_024));
  }
  return answer.end(`<!doctype html><head><title>Plain</title>
    <meta property="og:title" content="Knots &amp; bends"><meta property="og:site_name" content="The Quay">
    <meta name="description" content="How to   tie them."><meta property="og:image" content="/knot.png"></head>`);
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
const { port } = site.address() as AddressInfo;
const at = (path: string, name = 'site.example') => `http://${name}:${port}${path}`;

const addresses: Readonly<Record<string, readonly string[]>> = {
  'inside.example': ['127.0.0.2'],
  'two-faced.example': ['127.0.0.1', '127.0.0.2'],
};
const web: Web = {
  resolve: async (name) => addresses[name] ?? ['127.0.0.1'],
  mayReach: (address, of) => address === '127.0.0.1' && of === port,
};
const viewer = { userID: writer.userID } as never;
const shown = (address: string) => scrape(forum.forum, viewer, address, web);

describe('a web address', () => {
  test('returns the metadata of its page as text', async () => {
    expect(await shown(at('/knots'))).toEqual({
      type: 'link',
      url: at('/knots'),
      name: 'Knots & bends',
      body: 'How to tie them.',
      photoUrl: at('/knot.png'),
      height: null,
      width: null,
      attributes: { siteName: 'The Quay' },
    });
  });

  test('may redirect a few times; an image is returned as itself', async () => {
    expect(await shown(at(`/?to=${encodeURIComponent(at('/picture', 'other.example'))}`))).toMatchObject({
      type: 'image',
      url: at('/picture', 'other.example'),
      photoUrl: at('/picture', 'other.example'),
    });
    expect(await refusal(shown(at('/loop')))).toBe('422 media.unreadable-address');
    expect(await refusal(shown(at('/gone')))).toBe('422 media.unreadable-address');
  });

  test('is read only up to a size limit', async () => {
    expect((await readWebPage(at('/endless'), web)).text).toHaveLength(512 * 1_024);
  });

  test('is never requested when it is not public: by IP address, by host name, by one of several addresses of a name, or after a redirect', async () => {
    requests.length = 0;
    const hidden = [`http://127.0.0.2:${port}/`, at('/', 'inside.example'), at('/', 'two-faced.example')];
    for (const address of hidden) {
      expect(await refusal(shown(address))).toBe('422 media.unreadable-address');
      const leading = shown(at(`/?to=${encodeURIComponent(address)}`));
      expect(await refusal(leading)).toBe('422 media.unreadable-address');
    }
    for (const address of ['file:///etc/passwd', `http://a:b@site.example:${port}/`, at('/').replace('http', 'ftp')])
      expect(await refusal(shown(at(`/?to=${encodeURIComponent(address)}`)))).toBe('422 media.unreadable-address');
    expect(requests.every((one) => one.startsWith('site.example/?to='))).toBe(true);
  });

  test.each([
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['192.168.0.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['localhost', false],
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['2606:4700::1111', true],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

describe('an unreadable address is refused as such', () => {
  const shapes = [
    'http://user:pw@site.example/',
    'http://user@site.example/',
    'http://:@site.example:1/',
    'http://site.example:0/',
    'http://site.example:1/',
    'http://site.example:65535/',
    'http://xn--a/',
    'http://xn--80ak6aa92e.example:1/',
    'http://пример.example:1/',
    'http://a..b:1/',
    'http://-:1/',
    'http://%00/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::]/',
    'http://0x7f.1/',
    'http://site.example:1/\u0000\uD800',
    `http://${'a'.repeat(300)}.example:1/`,
    `http://site.example:1/${'x'.repeat(1_900)}`,
    `http://site.example:1/${'図'.repeat(1_900)}`,
  ];
  test.each(shapes)('%s', async (address) => {
    expect(await refusal(shown(address))).toBe('422 media.unreadable-address');
  });

  test.each([
    ...shapes,
    'http://',
    'http:///',
    'http://[',
    'http://[::1',
    'http://]/',
    'http://a b/',
    'http://h:99999/',
  ])('%s, through the API', async (address) => {
    expect(await refusal(scrapePage(writer.api, address))).toMatch(/^422 (media.unreadable-address|request.invalid)$/);
  });
});

describe('a readable page', () => {
  test('may have a URL longer than an index allows, and text with characters that the database cannot store', async () => {
    const random = Array.from({ length: 1_000 }, () =>
      String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
    );
    expect((await shown(at(`/${random.join('')}`))).name).toBe('Knots & bends');
    expect(await shown(at('/control'))).toMatchObject({ name: 'Zero and half' });
  });
});

describe('the scrape route', () => {
  test('recognizes videos and music without requesting their sites', async () => {
    const { body, status } = await scrapePage(writer.api, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'youtube',
      attributes: { frameSrc: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', shape: 'wide' },
    });
  });

  test('quotes posts of this site for viewers who can read them', async () => {
    const categoryID = await forum.aCategory();
    const post = { name: 'Sails', body: 'Canvas.', format: 'text', categoryID } as const;
    const { discussionID } = (await createDiscussion(writer.api, post)).body;
    const { commentID } = (await createComment(writer.api, { discussionID, body: 'Or hemp.', format: 'text' })).body;
    expect((await scrapePage(writer.api, `${siteUrl}/discussion/${discussionID}/sails`)).body).toMatchObject({
      type: 'quote',
      name: 'Sails',
      attributes: {
        recordType: 'discussion',
        insertUser: { userID: writer.userID },
        body: expect.stringContaining('Canvas.'),
      },
    });
    const comment = `${siteUrl}/discussion/comment/${commentID}`;
    expect((await scrapePage(writer.api, comment)).body).toMatchObject({
      type: 'quote',
      name: 'Re: Sails',
      attributes: { recordType: 'comment', recordID: commentID },
    });
    await setOwnPermissions(forum, categoryID);
    expect(await refusal(scrapePage(writer.api, comment))).toBe('403 permission.missing');
    expect(await refusal(scrapePage(writer.api, `${siteUrl}/discussion/999999`))).toBe('404 discussion.not-found');
    expect(await refusal(scrapePage(writer.api, `${siteUrl}/api/v2/users`))).toBe('422 media.unreadable-address');
  });

  test('requires the permission to post, and reads no address of this machine', async () => {
    expect(await refusal(scrapePage(forum.guest.api, 'https://vimeo.com/12345'))).toBe('403 permission.missing');
    const unconfirmed = await forum.aMember({ roles: [roleIDs.unconfirmed] });
    expect(await refusal(scrapePage(unconfirmed.api, 'https://vimeo.com/12345'))).toBe('403 permission.missing');
    for (const address of [at('/', 'localhost'), at('/', '127.0.0.1'), 'http://2130706433/', 'http://[::1]/'])
      expect(await refusal(scrapePage(writer.api, address))).toBe('422 media.unreadable-address');
    expect(await refusal(scrapePage(writer.api, 'javascript:alert(1)'))).toBe('422 request.invalid');
  });
});
