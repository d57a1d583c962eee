import { describe, expect, test } from 'vitest';
import { lookUpLayout } from '#api/administration/layout/layout.client.ts';
import type { HydratedLayout } from '#api/administration/layout/layout.contract.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const member = await forum.aMember();
const categoryID = await forum.aCategory();
const post = { name: 'Dovetails by hand', body: 'Pins first.', format: 'markdown', categoryID } as const;
const { discussionID } = (await createDiscussion(member.api, post)).body;
const { commentID } = (await createComment(member.api, { discussionID, body: 'Or tails.', format: 'markdown' })).body;

type Asked = Parameters<typeof lookUpLayout>[1];

const lookUp = async (requested: Asked, who = forum.guest) => (await lookUpLayout(who.api, requested)).body;
const pageOf = async (requested: Asked) => (await lookUp(requested)) as HydratedLayout;

describe('the layout of a page', () => {
  test('is returned for a page of the site as sections with their widgets', async () => {
    const page = await pageOf({ layoutViewType: 'home', recordType: 'siteSection', recordID: '0' });
    expect(page).toMatchObject({
      layoutViewType: 'home',
      isDefault: true,
      titleBar: { $reactComponent: 'TitleBar', $reactProps: { positioning: 'StickySolid' } },
      seo: { title: 'Folkmoot', url: '/' },
    });
    expect(page.layout.map(({ $reactComponent }) => $reactComponent)).toEqual([
      'SectionFullWidth',
      'SectionOneColumn',
      'SectionTwoColumns',
    ]);
    expect(page.layout[2]?.$reactProps).toMatchObject({
      mainBottom: [{ $reactComponent: 'DiscussionsWidget' }],
      secondaryTop: [{ $reactComponent: 'GuestCallToActionWidget' }, {}, {}],
    });
  });

  test('is returned for a discussion and for a category with their records', async () => {
    const discussion = await pageOf({
      layoutViewType: 'post',
      recordType: 'discussion',
      recordID: String(discussionID),
    });
    expect(discussion).toMatchObject({ layoutViewType: 'discussion', seo: { title: 'Dovetails by hand' } });
    expect(discussion.layout[0]?.$reactProps).toMatchObject({
      breadcrumbs: { $reactComponent: 'Breadcrumbs' },
      mainBottom: [
        { $reactComponent: 'OriginalPostAsset', $reactProps: { discussionID, categoryID } },
        { $reactComponent: 'PostTagsAsset', $reactProps: { discussionID, categoryID } },
        { $reactComponent: 'CommentThreadAsset' },
        { $reactComponent: 'CreateCommentAsset' },
      ],
    });
    const category = await pageOf({
      layoutViewType: 'categoryList',
      recordType: 'category',
      recordID: String(categoryID),
    });
    expect(category.layoutViewType).toBe('discussionCategoryPage');
  });

  test('redirects for a comment to the page that contains it', async () => {
    const found = await lookUp({ layoutViewType: 'post', recordType: 'comment', recordID: String(commentID) });
    expect(found).toEqual({ redirectTo: expect.stringContaining(`#Comment_${commentID}`), status: 302 });
  });

  test('is refused under the same conditions as the record, and is not found for missing records', async () => {
    const refused = (recordType: Asked['recordType'], recordID: string) =>
      lookUp({ layoutViewType: 'post', recordType, recordID });
    for (const recordType of ['discussion', 'category', 'comment'] as const)
      await expect(refused(recordType, '999999')).rejects.toMatchObject({ status: 404 });
    await expect(refused('siteSection', '0')).rejects.toMatchObject({ status: 404 });
    const url = '/api/v2/layouts/lookup-hydrate?layoutViewType=what&recordType=siteSection&recordID=0';
    expect((await forum.guest.request({ url })).statusCode).toBe(422);
  });
});
