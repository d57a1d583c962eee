import { expect, test } from 'vitest';
import { createComment, removeComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion, removeDiscussion } from '#api/discussion/discussion.client.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { liftPostingLimit } from '#tests/support/server/posting-limit.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const [author, moderator, categoryID] = await Promise.all([
  site.aMember({ name: 'ada' }),
  site.aModerator(),
  site.aCategory(),
]);
await liftPostingLimit(site);

const start = async (body: string, name = 'Tide <tables>') =>
  (await createDiscussion(author.api, { name, body, format: 'markdown', categoryID })).body.discussionID;
const write = async (discussionID: number, body: string, parentCommentID?: number) => {
  const place = parentCommentID === undefined ? {} : { parentCommentID };
  return (await createComment(author.api, { discussionID, body, format: 'markdown', ...place })).body.commentID;
};
const archive = (id: number, by: TestUser = site.guest, headers: Record<string, string> = {}) =>
  by.request({ method: 'GET', url: `/discussion/${id}/archive.html`, headers });

test('a complete thread is one file with every comment, the comment it replies to, and no external resources or scripts', async () => {
  const id = await start('How were they *made*?');
  const first = await write(id, 'By hand.');
  await write(id, 'By whose?', first);
  const { statusCode, headers, body } = await archive(id);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': `attachment; filename="discussion-${id}.html"; filename*=UTF-8''tide-tables.html`,
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': 'private, no-store',
  });
  expect(body).toContain('<h1 dir="auto">Tide &lt;tables&gt;</h1>');
  expect(body).toContain('How were they <em>made</em>?');
  expect(body).toMatch(/By hand\.[\s\S]*In reply to ada[\s\S]*By whose\?/);
  expect(body).toContain('2 comments');
  expect(body).not.toMatch(/<script|<link rel="stylesheet"|src="(?!data:)/);
  expect(body.trimEnd()).toMatch(/<\/html>$/);
});

test('own images are embedded, images of other sites become links', async () => {
  const pixel = Buffer.from('iVBORw0KGgo=', 'base64');
  await site.forum.media.write('2026/pixel.png', pixel);
  const id = await start(
    '![A pixel](/uploads/2026/pixel.png)\n\n![Theirs](https://elsewhere.example/x.png)\n\n[us](/members)',
  );
  const { body } = await archive(id);
  expect(body).toContain(`<img src="data:image/png;base64,${pixel.toString('base64')}" alt="A pixel">`);
  expect(body).toContain('<a href="https://elsewhere.example/x.png" rel="noreferrer">Picture: Theirs</a>');
  expect(body).toContain(`href="${site.forum.configuration.siteUrl}/members"`);
});

test('a missing image becomes a link', async () => {
  const id = await start('![Lost](/uploads/2026/lost.png)');
  const { siteUrl } = site.forum.configuration;
  expect((await archive(id)).body).toContain(
    `<a href="${siteUrl}/uploads/2026/lost.png" rel="noreferrer">Picture: Lost</a>`,
  );
});

test('a long thread is complete and in order, even after deletions', async () => {
  const id = await start('Count with me.');
  const first = await write(id, 'number 0');
  await write(id, 'answer', first);
  for (let index = 1; index < 410; index += 1) await write(id, `number ${index}.`);
  await removeComment(moderator.api, first);
  const { body } = await archive(id);
  const numbers = [...body.matchAll(/number (\d+)\./g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 409 }, (_, index) => index + 1));
  expect(body).toContain('This content has been removed.');
  expect(body).not.toContain('number 0');
}, 120_000);

test('the archive is in the language of the viewer', async () => {
  const id = await start('Hallo.');
  const { body } = await archive(id, site.guest, { 'accept-language': 'ar' });
  expect(body).toContain('<html lang="ar" dir="rtl">');
});

test('only viewers who can read the discussion can download its archive', async () => {
  const id = await start('Between us.');
  await setOwnPermissions(site, categoryID);
  expect((await archive(id, author)).statusCode).toBe(403);
  await setOwnPermissions(site, categoryID, false);
  await removeDiscussion(moderator.api, id);
  expect((await archive(id)).statusCode).toBe(410);
  expect((await archive(987_654_321)).statusCode).toBe(404);
});
