import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { previewPost } from '#api/post/body/post-preview.client.ts';
import type { Web } from '#server/composer/media/public-address.ts';
import { readWaitingLinks, scrapePage } from '#server/composer/media/scrape.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const { forum } = site;
const [writer, categoryID] = await Promise.all([site.aModerator(), site.aCategory()]);

/** A web with a single server, to which every host name resolves. */
const requests: string[] = [];
const server = createServer(({ url = '' }, answer) => {
  requests.push(url);
  if (url === '/gone') return answer.writeHead(404).end();
  if (url === '/mute') return answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>Nothing</p>');
  answer.writeHead(200, { 'content-type': 'text/html' });
  return answer.end('<title>Knots &amp; &lt;bends&gt;</title><meta name="description" content="How to tie them.">');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const { port } = server.address() as AddressInfo;
const at = (path: string) => `http://quay.example:${port}${path}`;
const web: Web = { resolve: async () => ['127.0.0.1'], mayReach: () => true };

const card = (url: string) =>
  `<p dir="auto" class="linkCard"><a href="${url}" rel="nofollow ugc noopener"><span class="linkCardName">Knots &amp; &lt;bends&gt;</span> ` +
  '<span class="linkCardText">How to tie them.</span> <span class="linkCardSite">quay.example</span></a></p>';
const bodyOf = async (id: number) => (await readDiscussion(site.guest.api, id)).body.body ?? '';
const post = async (body: string) => {
  const made = await createDiscussion(writer.api, { name: 'Knots', body, format: 'markdown', categoryID });
  return made.body;
};

test('a link on its own line becomes a link preview once its page has been read, other links stay links', async () => {
  const url = at('/knots?a=1&b=2');
  const text = `Look:\n\n${url}\n\nor ${url} here.`;
  const preview = async () => (await previewPost(writer.api, text, 'markdown')).body.html;
  expect(await preview()).not.toContain('linkCard');
  await scrapePage(forum, { userID: writer.userID } as never, url, web);
  const html = await preview();
  expect(html).toContain(card(url.replace('&', '&amp;')));
  expect(html.match(/class="linkCard"/g)).toHaveLength(1);
  const made = await post(text);
  expect(made.body).toBe(html);
  expect(await bodyOf(made.discussionID)).toBe(html);
  const answer = await createComment(writer.api, { discussionID: made.discussionID, body: url, format: 'markdown' });
  expect(answer.body.body).toContain('class="linkCard"');
  const { body_html } = await forum.db
    .selectFrom('discussion')
    .select('body_html')
    .where('discussion_id', '=', made.discussionID)
    .executeTakeFirstOrThrow();
  expect(body_html).not.toContain('linkCard');
});

test('pages without a preview are read soon after posting; an unreadable page is requested once and stays a link', async () => {
  const [read, gone, mute, film] = [at('/later'), at('/gone'), at('/mute'), 'https://vimeo.com/123456'];
  const own = `${forum.configuration.siteUrl}/discussion/1/x`;
  const { discussionID } = await post([read, gone, mute, film, own].join('\n\n'));
  expect(await bodyOf(discussionID)).not.toContain('linkCard');
  requests.length = 0;
  await readWaitingLinks(forum, web);
  await readWaitingLinks(forum, web);
  expect(requests.toSorted()).toEqual(['/gone', '/later', '/mute']);
  const html = await bodyOf(discussionID);
  expect(html).toContain(card(read));
  expect(html.match(/class="linkCard"/g)).toHaveLength(1);
});

test('old posts that are rendered again request no pages', async () => {
  const { discussionID } = await post('Nothing yet.');
  await forum.db
    .updateTable('discussion')
    .set({
      date_inserted: new Date('2020-01-01'),
      body_html: `<p dir="auto"><a href="${at('/old')}" data-bare="">${at('/old')}</a></p>`,
    })
    .where('discussion_id', '=', discussionID)
    .execute();
  requests.length = 0;
  await readWaitingLinks(forum, web);
  expect(requests).toEqual([]);
});
