import { expect, test } from 'vitest';
import * as tags from '#api/category/tag.client.ts';
import { recount } from '#server/administration/count/recount-forum.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { sendPreparation } from '#tests/support/api/role-cast.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const member = await forum.aMember();

const add = async (name: string, more: object = {}) => (await tags.addTag(administrator.api, { name, ...more })).body;
const names = async (query: Parameters<typeof tags.listTags>[1]) =>
  (await tags.listTags(forum.guest.api, query)).body.map(({ name }) => name);

test('a tag gets a code from its name that distinguishes C, C++ and C#', async () => {
  const codes = [];
  for (const name of ['C', 'C++', 'C#', 'Two Words', 'Äpfel']) codes.push((await add(name)).urlcode);
  expect(codes).toEqual(['c', 'c++', 'c#', 'two-words', 'äpfel']);
  const { body } = await tags.readTag(forum.guest.api, (await add('node.js')).tagID);
  expect(body).toMatchObject({
    name: 'node.js',
    urlcode: 'node.js',
    urlCode: 'node.js',
    type: 'User',
    countDiscussions: 0,
  });
  expect(body.id).toBe(body.tagID);
  expect(body.url).toBe(`/discussions?tagID=${body.tagID}`);
});

test('a code is unique within its type regardless of case, even for simultaneous requests', async () => {
  const asks = await Promise.allSettled(['Birds', 'birds', 'BIRDS'].map((name) => add(name)));
  expect(asks.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  await expect(add('Birds')).rejects.toMatchObject({
    code: 'tag.urlcode-taken',
    status: 422,
    details: { errors: { urlcode: [{ code: 'taken' }] } },
  });
  expect((await add('Birds', { type: 'Status' })).type).toBe('Status');
  const other = await add('Fishes');
  await expect(tags.changeTag(administrator.api, other.tagID, { urlcode: 'Birds' })).rejects.toMatchObject({
    code: 'tag.urlcode-taken',
  });
});

test('names and codes without letters or digits are refused', async () => {
  for (const body of [
    { name: '' },
    { name: '   ' },
    { name: '!!!' },
    { name: 'x', urlcode: 'a b' },
    { name: 'x', urlcode: 'a/b' },
  ])
    await expect(tags.addTag(administrator.api, body)).rejects.toMatchObject({ status: 422 });
});

test('a list is searched by name with the best match first, filtered by type, parent, ID and usage, and sorted in every order', async () => {
  const parent = await add('Weather');
  const rain = await add('Rain', { parentTagID: parent.tagID });
  const drain = await add('Drain', { parentTagID: parent.tagID });
  const rainbow = await add('Rainbow', { parentTagID: parent.tagID });
  await forum.forum.db.updateTable('tag').set({ count_discussions: 5 }).where('tag_id', '=', drain.tagID).execute();
  expect(await names({ query: 'rain' })).toEqual(['Rain', 'Rainbow', 'Drain']);
  const parentID = [parent.tagID];
  expect(await names({ parentID })).toEqual(['Drain', 'Rain', 'Rainbow']);
  expect(await names({ parentID, sort: 'name' })).toEqual(['Drain', 'Rain', 'Rainbow']);
  expect(await names({ parentID, sort: '-name' })).toEqual(['Rainbow', 'Rain', 'Drain']);
  expect(await names({ parentID, sort: '-tagID' })).toEqual(['Rainbow', 'Drain', 'Rain']);
  expect(await names({ parentID, excludeNoCountDiscussion: true })).toEqual(['Drain']);
  expect(await names({ tagID: [rain.tagID, rainbow.tagID], sort: 'tagID' })).toEqual(['Rain', 'Rainbow']);
  expect(await names({ parentID, type: ['Status'] })).toEqual([]);
  expect(await names({ query: '%' })).toEqual([]);
  const { paging, body } = await tags.listTags(member.api, { parentID, limit: 2, page: 2 });
  expect(body.map(({ name }) => name)).toEqual(['Rainbow']);
  expect(paging).toMatchObject({ total: 3, hasMore: false });
});

test('a tag can be changed, but not moved below itself', async () => {
  const top = await add('Top');
  const below = await add('Below', { parentTagID: top.tagID });
  const change = (tagID: number, body: object) => tags.changeTag(administrator.api, tagID, body);
  expect((await change(below.tagID, { name: 'Under' })).body).toMatchObject({ name: 'Under', urlcode: 'below' });
  for (const parentTagID of [top.tagID, below.tagID])
    await expect(change(top.tagID, { parentTagID })).rejects.toMatchObject({ status: 422 });
  await expect(change(top.tagID, { parentTagID: 999_999 })).rejects.toMatchObject({ status: 422 });
  expect((await change(below.tagID, { parentTagID: null })).body.parentTagID).toBeNull();
});

test('a tag in use cannot be deleted', async () => {
  const parent = await add('Used by a tag');
  const child = await add('Using it', { parentTagID: parent.tagID });
  await expect(tags.removeTag(administrator.api, parent.tagID)).rejects.toMatchObject({
    code: 'tag.in-use',
    status: 409,
  });
  const categoryID = await forum.aCategory();
  const { discussion_id } = await forum.forum.db
    .insertInto('discussion')
    .values({
      category_id: categoryID,
      name: 'D',
      body: 'D',
      format: 'text',
      body_html: 'D',
      insert_user_id: member.userID,
    })
    .returning('discussion_id')
    .executeTakeFirstOrThrow();
  await forum.forum.db.insertInto('discussion_tag').values({ discussion_id, tag_id: child.tagID }).execute();
  await expect(tags.removeTag(administrator.api, child.tagID)).rejects.toMatchObject({ code: 'tag.in-use' });
  await forum.forum.db.deleteFrom('discussion_tag').where('tag_id', '=', child.tagID).execute();
  expect((await tags.removeTag(administrator.api, child.tagID)).status).toBe(204);
  expect((await tags.removeTag(administrator.api, parent.tagID)).status).toBe(204);
  await expect(tags.readTag(administrator.api, parent.tagID)).rejects.toMatchObject({ code: 'tag.not-found' });
});

test('creating a tag requires tags.add; changing and deleting require community.manage', async () => {
  const tag = await add('Guarded');
  for (const user of [forum.guest, member, await forum.aModerator()]) {
    await expect(tags.addTag(user.api, { name: 'Mine' })).rejects.toMatchObject({
      status: 403,
      details: { permissions: ['tags.add'] },
    });
    await expect(tags.changeTag(user.api, tag.tagID, { name: 'X' })).rejects.toMatchObject({ status: 403 });
    await expect(tags.removeTag(user.api, tag.tagID)).rejects.toMatchObject({ status: 403 });
  }
});

test('tags cannot be created while tagging is disabled', async () => {
  const { db, settings } = forum.forum;
  await db.insertInto('setting').values({ key: 'tagging.enabled', value: 'false' }).execute();
  await settings.changed();
  await expect(add('Late')).rejects.toMatchObject({ code: 'tag.not-enabled', status: 403 });
  await db.deleteFrom('setting').execute();
  await settings.changed();
  expect((await add('Late')).name).toBe('Late');
});

test('a tag counts the discussions that the viewer can view, and is hidden when there are none of them', async () => {
  const [open, closed] = [await forum.aCategory(), await forum.aCategory()];
  await setOwnPermissions(forum, closed);
  const [shared, secret] = [await add('Shared knot'), await add('Secret knot')];
  const start = async (categoryID: number, tagIDs: readonly number[]) =>
    (
      await sendPreparation<{ discussionID: number }>(administrator, 'POST', '/discussions', {
        ...{ name: 'Knots', body: 'Text', format: 'text', categoryID, tagIDs },
      })
    ).discussionID;
  const counts = async (who: typeof member) => {
    const { body } = await tags.listTags(who.api, { query: 'knot', sort: 'name' });
    return body.map(({ name, countDiscussions }) => `${name} ${countDiscussions}`);
  };
  const first = await start(open, [shared.tagID]);
  const second = await start(closed, [shared.tagID, secret.tagID]);
  for (const who of [member, forum.guest]) {
    expect(await counts(who)).toEqual(['Shared knot 1']);
    await expect(tags.readTag(who.api, secret.tagID)).rejects.toMatchObject({ code: 'tag.not-found' });
  }
  expect(await counts(administrator)).toEqual(['Secret knot 1', 'Shared knot 2']);
  const move = (categoryID: number, ...discussionIDs: number[]) =>
    sendPreparation(administrator, 'PATCH', '/discussions/move', { discussionIDs, categoryID });
  await move(open, second);
  expect(await counts(member)).toEqual(['Secret knot 1', 'Shared knot 2']);
  await move(closed, first, second);
  expect(await counts(member)).toEqual([]);
  await move(open, first, second);
  await administrator.request({ method: 'DELETE', url: `/api/v2/discussions/${second}` });
  expect(await counts(member)).toEqual(['Shared knot 1']);
  await sendPreparation(administrator, 'POST', `/discussions/${second}/restore`);
  await sendPreparation(administrator, 'PUT', `/discussions/${first}/tags`, { tagIDs: [secret.tagID] });
  expect(await counts(member)).toEqual(['Secret knot 2', 'Shared knot 1']);
  const drift = await recount(forum.forum.database, { repair: false });
  expect(drift.filter(({ table }) => table === 'tag_use')).toEqual([]);
  await forum.forum.db.deleteFrom('discussion').where('discussion_id', '=', second).execute();
  const rows = await forum.forum.db.selectFrom('tag_use').selectAll().where('category_id', '=', open).execute();
  expect(rows).toEqual([{ tag_id: secret.tagID, category_id: open, count_discussions: 1 }]);
});
