import { expect, test } from 'vitest';
import { previewPost } from '#api/post/body/post-preview.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { refusedWith } from '#tests/support/api/refusal.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const anna = await site.aMember();

test('a preview shows what would be stored', async () => {
  expect((await previewPost(anna.api, '**x** <script>')).body).toEqual({
    html: '<p dir="auto"><strong>x</strong> &lt;script&gt;</p>',
  });
  expect((await previewPost(anna.api, ' ')).body).toEqual({ html: '' });
});
test('a preview requires the permission to write somewhere', async () => {
  const reader = await site.aMember({ roles: [roleIDs.unconfirmed] });
  expect(await refusedWith(previewPost(reader.api, 'x'))).toEqual({ status: 403, code: 'permission.missing' });
});
test('a text with very many marks is rendered or refused, one at a time for each member', async () => {
  const texts = ['_*', '@"', '@a ', '|-|\n'].map((part) => part.repeat(60_000 / part.length));
  const outcomes = await Promise.all(
    texts.map((text) =>
      previewPost(anna.api, text).then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    ),
  );
  for (const status of outcomes) expect([200, 422]).toContain(status);
  expect((await previewPost(anna.api, 'x')).body.html).toContain('x');
}, 60_000);
test('a preview is limited to members, and to supported formats', async () => {
  expect(await refusedWith(previewPost(site.guest.api, 'x'))).toEqual({ status: 403, code: 'permission.missing' });
  expect(await refusedWith(previewPost(anna.api, '[]', 'rich' as never))).toEqual({
    status: 422,
    code: 'request.invalid',
  });
});
