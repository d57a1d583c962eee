import { describe, expect, test } from 'vitest';
import { changeCategory, listCategories, readCategory } from '#api/category/category.client.ts';
import * as discussions from '#api/discussion/discussion.client.ts';
import { changeDiscussionType } from '#api/discussion/reading/discussion-mark.client.ts';
import { moveDiscussions } from '#api/discussion/transfer/discussion-bulk.client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { addPostField, removePostField } from '#api/post/type/post-field.client.ts';
import * as types from '#api/post/type/post-type.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [author, other, moderator, administrator] = [
  await forum.aMember(),
  await forum.aMember(),
  await forum.aModerator(),
  await forum.anAdministrator(),
];
const categoryID = await forum.aCategory();

let counter = 0;
const make = async (own: Partial<Parameters<typeof types.addPostType>[1]> = {}) => {
  counter += 1;
  const postTypeID = `log-${counter}`;
  await types.addPostType(administrator.api, { postTypeID, name: `Log ${counter}`, parentPostTypeID: 'idea', ...own });
  return postTypeID;
};
const field = async (postTypeID: string, own: Partial<Parameters<typeof addPostField>[1]> = {}) => {
  counter += 1;
  const postFieldID = `field-${counter}`;
  const text = { dataType: 'text', formType: 'text', visibility: 'public' } as const;
  await addPostField(administrator.api, { postFieldID, postTypeID, label: `Field ${counter}`, ...text, ...own });
  return postFieldID;
};
const start = async (
  own: Partial<Parameters<typeof discussions.createDiscussion>[1]> = {},
  by: Pick<TestUser, 'api'> = author,
) =>
  (await discussions.createDiscussion(by.api, { name: 'Knots', body: 'Words.', format: 'text', categoryID, ...own }))
    .body.discussionID;
const metaFor = async (by: Pick<TestUser, 'api'>, id: number) =>
  (await discussions.readDiscussion(by.api, id, { expand: ['postMeta'] })).body.postMeta;
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ status, code, details }: ApiFailure) =>
      `${status} ${code}${details.errors ? ` ${Object.keys(details.errors).join(' ')}` : ''}`,
  );
const undoLast = async (recordType: string, recordID?: number) => {
  const { body } = await listAuditLogs(administrator.api, {
    recordType,
    ...(recordID && { recordID }),
    limit: 1,
  } as never);
  await undoAuditLog(administrator.api, body[0]?.auditLogID ?? '');
};

describe('post types', () => {
  test('exist from the start, and administrators create further ones based on them', async () => {
    const postTypeID = await make({ name: 'Build log', postButtonLabel: 'Begin a log' });
    const listed = (await types.listPostTypes(forum.guest.api)).body;
    expect(listed.map((type) => type.postTypeID)).toEqual(['discussion', 'question', 'idea', postTypeID]);
    expect(listed.at(-1)).toMatchObject({
      name: 'Build log',
      parentPostTypeID: 'idea',
      postButtonLabel: 'Begin a log',
      isOriginal: false,
      isActive: true,
    });
    const id = await start({ postTypeID });
    expect((await discussions.readDiscussion(forum.guest.api, id)).body).toMatchObject({ type: 'idea', postTypeID });
    const found = (await discussions.listDiscussions(forum.guest.api, { postTypeID: [postTypeID] })).body;
    expect(found.map(({ discussionID, postType }) => ({ discussionID, postType }))).toEqual([
      { discussionID: id, postType: { postTypeID, name: 'Build log' } },
    ]);
  });

  test('require a unique ID, an original parent, and existing fields and categories', async () => {
    const body = { postTypeID: 'recipe', name: 'Recipe', parentPostTypeID: 'discussion' };
    const by = administrator.api;
    expect(await refusal(types.addPostType(by, { ...body, postTypeID: 'idea' }))).toContain('postTypeID');
    expect(await refusal(types.addPostType(by, { ...body, postTypeID: 'poll' }))).toContain('postTypeID');
    expect(await refusal(types.addPostType(by, { ...body, parentPostTypeID: await make() }))).toContain('parent');
    expect(await refusal(types.addPostType(by, { ...body, postFieldIDs: ['nothing'] }))).toContain('postFieldIDs');
    expect(await refusal(types.addPostType(by, { ...body, categoryIDs: [99_999] }))).toContain('categoryIDs');
    expect(await refusal(types.addPostType(by, { ...body, roleIDs: [99_999] }))).toContain('roleIDs');
    expect(await refusal(types.addPostType(by, { ...body, colour: 'red' } as never))).toBe('422 request.invalid body');
    expect(await refusal(types.addPostType(moderator.api, body))).toBe('403 permission.missing');
  });

  test('cannot be used while disabled, deleted or limited to other roles; existing posts stay', async () => {
    const postTypeID = await make();
    const id = await start({ postTypeID });
    await types.changePostType(administrator.api, postTypeID, { isActive: false });
    expect(await refusal(start({ postTypeID }))).toBe('422 request.invalid type');
    await types.changePostType(administrator.api, postTypeID, { isActive: true, roleIDs: [roleIDs.moderator] });
    expect(await refusal(start({ postTypeID }))).toBe('403 post-type.not-yours');
    expect(await refusal(start({ postTypeID }, moderator))).toBeUndefined();
    await types.removePostType(administrator.api, postTypeID);
    expect(await refusal(start({ postTypeID }, moderator))).toBe('422 request.invalid type');
    expect(await refusal(types.readPostType(author.api, postTypeID))).toBe('404 post-type.not-found');
    expect((await types.readPostType(author.api, postTypeID, { includeDeleted: true })).body.isDeleted).toBe(true);
    expect((await discussions.readDiscussion(author.api, id)).body.postTypeID).toBe(postTypeID);
    await undoLast('post-type');
    expect((await types.readPostType(author.api, postTypeID)).body.isDeleted).toBe(false);
  });

  test('that are built in can be disabled, but not renamed or deleted', async () => {
    expect(await refusal(types.removePostType(administrator.api, 'idea'))).toBe('409 post-type.original');
    expect(await refusal(types.changePostType(administrator.api, 'idea', { name: 'Thought' }))).toContain('name');
    await types.changePostType(administrator.api, 'idea', { isActive: false });
    expect(await refusal(start({ type: 'idea' }))).toBe('422 request.invalid type');
    expect((await types.listPostTypes(author.api)).body.map((one) => one.postTypeID)).not.toContain('idea');
    await undoLast('post-type');
    expect(await refusal(start({ type: 'idea' }))).toBeUndefined();
  });

  test('that are limited to categories are allowed there, and refused elsewhere', async () => {
    const [shelf, elsewhere] = [await forum.aCategory(), await forum.aCategory()];
    await changeCategory(administrator.api, shelf, { allowedPostTypeIDs: ['question'] });
    const postTypeID = await make({ categoryIDs: [shelf] });
    expect((await readCategory(author.api, shelf)).body.allowedPostTypeIDs).toEqual(['question', postTypeID]);
    expect(await refusal(start({ postTypeID, categoryID: shelf }))).toBeUndefined();
    expect(await refusal(start({ postTypeID, categoryID: elsewhere }))).toBe('403 category.not-postable');
    const taking = (await listCategories(author.api, { postTypeID })).body.map((one) => one.categoryID);
    expect(taking).toEqual([shelf]);
  });
});

describe('post fields', () => {
  test('are stored with posts according to their data type, and refused by name if invalid', async () => {
    const postTypeID = await make();
    const wood = await field(postTypeID, { isRequired: true });
    const days = await field(postTypeID, { dataType: 'number', formType: 'number' });
    const kind = await field(postTypeID, { formType: 'dropdown', dropdownOptions: ['Hull', 'Oars'] });
    const answered = { [kind]: 'Oars', [wood]: ' Ash ', [days]: '3' };
    expect(await refusal(start({ postTypeID }))).toBe(`422 request.invalid postMeta.${wood}`);
    expect(await refusal(start({ postTypeID, postMeta: { [wood]: 'Ash', [days]: 'many', [kind]: 'Sail' } }))).toBe(
      `422 request.invalid postMeta.${days} postMeta.${kind}`,
    );
    expect(await refusal(start({ postTypeID, postMeta: { [wood]: 'Ash', colour: 'red' } }))).toContain(
      'postMeta.colour',
    );
    expect(await refusal(start({ postMeta: { [wood]: 'Ash' } }))).toContain(`postMeta.${wood}`);
    const id = await start({ postTypeID, postMeta: answered });
    const meta = await metaFor(forum.guest, id);
    expect(Object.entries(meta ?? {})).toEqual([
      [wood, 'Ash'],
      [days, 3],
      [kind, 'Oars'],
    ]);
    expect((await discussions.readDiscussion(forum.guest.api, id)).body).not.toHaveProperty('postMeta');
    const found = async (postMeta: Record<string, string>) =>
      (await discussions.listDiscussions(forum.guest.api, { postMeta })).body.map(({ discussionID }) => discussionID);
    expect(await found({ [wood]: 'Ash', [days]: '3' })).toEqual([id]);
    expect(await found({ [wood]: 'Elm' })).toEqual([]);
  });

  test('show private answers to the author and moderators, internal ones to moderators only', async () => {
    const postTypeID = await make();
    const [own, staff] = [
      await field(postTypeID, { visibility: 'private' }),
      await field(postTypeID, { visibility: 'internal', isRequired: true }),
    ];
    expect(await refusal(start({ postTypeID, postMeta: { [staff]: 'x' } }))).toContain(`postMeta.${staff}`);
    const id = await start({ postTypeID, postMeta: { [own]: 'For me' } });
    await discussions.changeDiscussion(moderator.api, id, { postMeta: { [staff]: 'Watch' } });
    expect(await metaFor(moderator, id)).toEqual({ [own]: 'For me', [staff]: 'Watch' });
    expect(await metaFor(author, id)).toEqual({ [own]: 'For me' });
    expect(await metaFor(other, id)).toEqual({});
    expect(await metaFor(forum.guest, id)).toEqual({});
    expect((await discussions.listDiscussions(moderator.api, { postMeta: { [staff]: 'Watch' } })).body).toEqual([]);
    const told = async (by: Pick<TestUser, 'api'>) =>
      (await types.readPostType(by.api, postTypeID, { expand: ['postFields'] })).body.postFields?.length;
    expect([await told(forum.guest), await told(author), await told(moderator)]).toEqual([0, 1, 2]);
  });

  test('are changed by members who may edit the post; omitted ones stay, and required ones cannot be removed', async () => {
    const postTypeID = await make();
    const [wood, days] = [await field(postTypeID, { isRequired: true }), await field(postTypeID)];
    const id = await start({ postTypeID, postMeta: { [wood]: 'Ash', [days]: 'Three' } });
    expect(await refusal(discussions.changeDiscussion(other.api, id, { postMeta: { [wood]: 'Elm' } }))).toContain(
      '403',
    );
    expect(await refusal(discussions.changeDiscussion(author.api, id, { postMeta: { [wood]: null } }))).toBe(
      `422 request.invalid postMeta.${wood}`,
    );
    await discussions.changeDiscussion(author.api, id, { postMeta: { [days]: null } });
    expect(await metaFor(author, id)).toEqual({ [wood]: 'Ash' });
    await discussions.changeDiscussion(moderator.api, id, { postMeta: { [wood]: 'Elm' } });
    expect((await discussions.readDiscussionForEdit(author.api, id)).body.postMeta).toEqual({ [wood]: 'Elm' });
    await undoLast('discussion', id);
    expect(await metaFor(author, id)).toEqual({ [wood]: 'Ash' });
  });

  test('are hidden when deleted, and restored with their answers', async () => {
    const postTypeID = await make();
    const [wood, days] = [await field(postTypeID), await field(postTypeID)];
    const id = await start({ postTypeID, postMeta: { [wood]: 'Ash', [days]: 'Three' } });
    await removePostField(administrator.api, wood);
    expect(await metaFor(author, id)).toEqual({ [days]: 'Three' });
    await undoLast('post-field');
    expect(Object.keys((await metaFor(author, id)) ?? {})).toEqual([wood, days]);
  });
});

describe('a change of type', () => {
  test('preserves the answers of its fields, accepts new ones, and hides the others', async () => {
    const [from, to] = [await make(), await make({ parentPostTypeID: 'question' })];
    const wood = await field(from);
    const timber = await field(to, { isRequired: true });
    const id = await start({ postTypeID: from, postMeta: { [wood]: 'Ash' } });
    const retype = (body: Parameters<typeof changeDiscussionType>[2], by = moderator) =>
      changeDiscussionType(by.api, id, body);
    expect(await refusal(retype({ postTypeID: to }))).toBe(`422 request.invalid postMeta.${timber}`);
    expect(await refusal(retype({ type: 'idea', postMeta: {} } as never))).toBe('422 request.invalid postMeta');
    expect(await refusal(retype({ postTypeID: to, postMeta: { [timber]: 'Ash' } }, other))).toContain('403');
    const { body } = await retype({ postTypeID: to, postMeta: { [timber]: 'Ash' }, seen: { postTypeID: from } });
    expect(body).toMatchObject({ type: 'question', postTypeID: to, postMeta: { [timber]: 'Ash' } });
    expect(await refusal(retype({ postTypeID: to, seen: { postTypeID: from } }))).toContain('409');
    await retype({ postTypeID: from });
    expect(await metaFor(forum.guest, id)).toEqual({ [wood]: 'Ash' });
    await undoLast('discussion', id);
    expect(await metaFor(forum.guest, id)).toEqual({ [timber]: 'Ash' });
  });

  test('can be combined with a move; a post without required answers stays where it is', async () => {
    const to = await make();
    const timber = await field(to, { isRequired: true });
    const [target, id] = [await forum.aCategory(), await start()];
    const move = (postMeta?: Record<string, string>) =>
      moveDiscussions(moderator.api, {
        discussionIDs: [id],
        categoryID: target,
        postTypeID: to,
        ...(postMeta && { postMeta }),
      });
    expect((await move()).body).toMatchObject({ progress: { failedIDs: [id] } });
    await move({ [timber]: 'Oak' });
    expect((await discussions.readDiscussion(forum.guest.api, id, { expand: ['postMeta'] })).body).toMatchObject({
      categoryID: target,
      postTypeID: to,
      postMeta: { [timber]: 'Oak' },
    });
  });
});
