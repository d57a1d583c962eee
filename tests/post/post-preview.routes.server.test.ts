import { expect, test } from 'vitest';
import { previewPost } from '#api/post/post-preview.client.ts';
import { refusedWith } from '#tests/support/refusal.ts';
import { testForum } from '#tests/support/test-forum.ts';

const site = await testForum();
const anna = await site.aMember();

test('a preview shows what would be stored', async () => {
  expect((await previewPost(anna.api, '**x** <script>')).body).toEqual({
    html: '<p dir="auto"><strong>x</strong> &lt;script&gt;</p>',
  });
  expect((await previewPost(anna.api, ' ')).body).toEqual({ html: '' });
});
test('a preview is for members, of formats that can be shown', async () => {
  expect(await refusedWith(previewPost(site.guest.api, 'x'))).toEqual({ status: 403, code: 'permission.missing' });
  expect(await refusedWith(previewPost(anna.api, '[]', 'rich'))).toEqual({ status: 422, code: 'request.invalid' });
});
