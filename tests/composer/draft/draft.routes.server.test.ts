import { afterEach, describe, expect, test } from 'vitest';
import * as drafts from '#api/composer/draft/draft.client.ts';
import { draftLimits } from '#api/composer/draft/draft-limits.ts';
import { createDiscussion, removeDiscussion } from '#api/discussion/discussion.client.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const member = await forum.aMember();
const [categoryID, otherCategoryID] = [await forum.aCategory(), await forum.aCategory()];
const post = { name: 'Seed bank', body: 'Which seeds keep?', format: 'markdown' as const, categoryID };
const { discussionID } = (await createDiscussion(member.api, post)).body;
afterEach(() => forum.setNow());

const attributes = {
  body: 'Dear all,',
  format: 'markdown',
  draftType: 'discussion',
  draftMeta: { name: 'A letter', tagIDs: [1, 2], pinLocation: 'none' },
  lastSaved: '2026-11-20T10:00:00Z',
  fromALaterVersion: { kept: true },
};
const aDraft = async (user = member, more: object = {}) =>
  (await drafts.addDraft(user.api, { recordType: 'discussion', attributes, ...more })).body;

describe('creating a draft', () => {
  test('returns all of it, including attributes unknown to the server', async () => {
    const draft = await aDraft(member, { parentRecordType: 'category', parentRecordID: categoryID });
    expect(draft).toMatchObject({
      recordType: 'discussion',
      recordID: null,
      parentRecordType: 'category',
      parentRecordID: categoryID,
      attributes,
      draftStatus: 'draft',
      dateScheduled: null,
      version: 1,
      insertUserID: member.userID,
      updateUserID: null,
      dateUpdated: null,
    });
    expect((await drafts.readDraft(member.api, draft.draftID)).body).toEqual(draft);
    const edit = (await drafts.readDraftForEdit(member.api, draft.draftID)).body;
    expect(edit).toMatchObject({ draftID: draft.draftID, attributes, version: 1, parentRecordID: categoryID });
  });

  test('removes only characters that the database cannot store', async () => {
    const { draftID } = await aDraft(member, {
      attributes: { body: 'a\0b \ud83d c 😀', draftMeta: { 'k\0': '\udc00' } },
    });
    const { body } = await drafts.readDraft(member.api, draftID);
    expect(body.attributes).toEqual({ body: 'ab � c 😀', draftMeta: { k: '�' } });
  });

  test('accepts at most 200 kB, and a limited nesting depth', async () => {
    const room = draftLimits.bytes - JSON.stringify({ body: '' }).length;
    const full = await aDraft(member, { attributes: { body: 'x'.repeat(room) } });
    expect(String(full.attributes['body']).length).toBe(room);
    const nested = JSON.parse(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`) as object;
    for (const wrong of [{ body: 'x'.repeat(room + 1) }, { body: '€'.repeat(room / 2) }, { draftMeta: nested }]) {
      await expect(aDraft(member, { attributes: wrong })).rejects.toMatchObject({
        status: 422,
        details: { errors: { attributes: [{ field: 'attributes' }] } },
      });
    }
  });

  test.each([
    ['no attributes', { attributes: undefined }],
    ['attributes that are a list', { attributes: [] }],
    ['a body that is not text', { attributes: { body: { ops: [] } } }],
    ['an unknown record type', { recordType: 'poem' }],
    ['an unknown parent', { parentRecordType: 'moon' }],
    ['a record ID that is too large', { recordID: 2 ** 60 }],
    ['meta that is a text', { attributes: { draftMeta: 'x' } }],
    ['attributes of an unknown structure', { attributes: { foo: 1 } }],
    ['empty attributes', { attributes: {} }],
    ['an unknown format', { attributes: { body: 'x', format: 'papyrus' } }],
    ['an unknown format in meta', { attributes: { body: 'x', draftMeta: { format: 'papyrus' } } }],
    ['an unknown draft type', { attributes: { body: 'x', draftType: 'poem' } }],
    ['tags that are not numbers', { attributes: { body: 'x', draftMeta: { tagIDs: ['one'] } } }],
    ['an unknown pin location', { attributes: { body: 'x', draftMeta: { pinLocation: 'moon' } } }],
    ['a category in meta that is not a number', { attributes: { body: 'x', draftMeta: { categoryID: 'x' } } }],
  ])('refuses %s', async (_, wrong) => {
    await expect(aDraft(member, wrong)).rejects.toMatchObject({ status: 422 });
  });

  test.each([
    ['category', 'discussion'],
    ['discussion', 'comment'],
    ['comment', 'comment'],
    ['conversation', 'message'],
    ['escalation', 'comment'],
    ['event', 'comment'],
  ])('refuses a %s whose parent does not exist, and reports it', async (parentRecordType, recordType) => {
    const wrong = aDraft(member, { recordType, parentRecordType, parentRecordID: 999_999 });
    await expect(wrong).rejects.toMatchObject({
      status: 422,
      details: { errors: { parentRecordID: [{ message: `There is no ${parentRecordType} 999999.` }] } },
    });
  });

  test('refuses an edited record that does not exist, a parent without a type, and a parent inaccessible to the author', async () => {
    await expect(aDraft(member, { recordID: 999_999 })).rejects.toMatchObject({ status: 422 });
    await expect(aDraft(member, { parentRecordID: categoryID })).rejects.toMatchObject({ status: 422 });
    const administrator = await forum.anAdministrator();
    const hidden = await forum.aCategory();
    await setOwnPermissions(forum, hidden);
    const parent = { parentRecordType: 'category', parentRecordID: hidden };
    await expect(aDraft(member, parent)).rejects.toMatchObject({
      details: { errors: { parentRecordID: [{ message: `There is no category ${hidden}.` }] } },
    });
    expect((await aDraft(administrator, parent)).parentRecordID).toBe(hidden);
  });

  test('refuses a comment draft without a body, when created and when saved', async () => {
    const comment = { recordType: 'comment', parentRecordType: 'discussion', parentRecordID: discussionID };
    for (const wrong of [{ draftMeta: {} }, { body: ' \n' }, { name: 'Only a title' }])
      await expect(aDraft(member, { ...comment, attributes: wrong })).rejects.toMatchObject({
        details: { errors: { 'attributes.body': [{ message: 'Body is required.' }] } },
      });
    const { draftID } = await aDraft(member, comment);
    await expect(drafts.saveDraft(member.api, draftID, { attributes: { body: '' } })).rejects.toMatchObject({
      status: 422,
    });
    expect((await drafts.readDraft(member.api, draftID)).body.attributes).toEqual(attributes);
  });

  test('still saves the text of a draft whose parent was deleted', async () => {
    const { body } = await createDiscussion(member.api, { ...post, name: 'Short-lived' });
    const parent = { parentRecordType: 'discussion' as const, parentRecordID: body.discussionID };
    const { draftID } = await aDraft(member, { recordType: 'comment', ...parent });
    await removeDiscussion((await forum.anAdministrator()).api, body.discussionID);
    const saved = await drafts.saveDraft(member.api, draftID, { ...parent, attributes: { body: 'Every word' } });
    expect(saved.body.attributes['body']).toBe('Every word');
    const elsewhere = { ...parent, parentRecordID: 999_999, attributes: { body: 'x' } };
    await expect(drafts.saveDraft(member.api, draftID, elsewhere)).rejects.toMatchObject({ status: 422 });
  });

  test('refuses extreme nesting without crashing the server', async () => {
    const payload = `{"recordType":"discussion","attributes":{"draftMeta":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}}`;
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await member.request({ method: 'POST', url: '/api/v2/drafts', payload, headers });
    expect(statusCode).toBe(422);
  });
});

describe('saving a draft', () => {
  test('changes the given fields, and increments the version', async () => {
    const { draftID } = await aDraft(member, { parentRecordType: 'category', parentRecordID: categoryID });
    forum.setNow(new Date('2026-12-01T10:00:00Z'));
    const { body } = await drafts.saveDraft(member.api, draftID, { attributes: { body: 'More' } });
    expect(body).toMatchObject({
      attributes: { body: 'More' },
      parentRecordID: categoryID,
      version: 2,
      updateUserID: member.userID,
      dateUpdated: '2026-12-01T10:00:00+00:00',
    });
    const moved = await drafts.saveDraft(member.api, draftID, { parentRecordType: null, parentRecordID: null });
    expect(moved.body).toMatchObject({ parentRecordID: null, attributes: { body: 'More' }, version: 3 });
  });

  test('never overwrites a newer copy, and returns that copy', async () => {
    const { draftID, version } = await aDraft();
    const here = await drafts.saveDraft(member.api, draftID, { version, attributes: { body: 'here' } });
    const there = drafts.saveDraft(member.api, draftID, { version, attributes: { body: 'there' } });
    await expect(there).rejects.toMatchObject({ code: 'draft.stale', status: 409, details: { record: here.body } });
    expect((await drafts.readDraft(member.api, draftID)).body).toEqual(here.body);
    const chosen = { version: here.body.version, attributes: { body: 'there' } };
    expect((await drafts.saveDraft(member.api, draftID, chosen)).body.attributes).toEqual({ body: 'there' });
  });

  test('stores one of many simultaneous saves of the same version', async () => {
    const { draftID, version } = await aDraft();
    const saves = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        drafts.saveDraft(member.api, draftID, { version, attributes: { body: String(index) } }),
      ),
    );
    const stored = saves.filter(({ status }) => status === 'fulfilled');
    expect(stored.length).toBe(1);
    expect((await drafts.readDraft(member.api, draftID)).body.version).toBe(2);
  });

  test('compares the date when the client sends no version', async () => {
    const { draftID } = await aDraft();
    const first = await drafts.saveDraft(member.api, draftID, { dateUpdated: null, attributes: { body: '1' } });
    const { dateUpdated } = first.body;
    await expect(
      drafts.saveDraft(member.api, draftID, { dateUpdated: null, attributes: { body: 'x' } }),
    ).rejects.toMatchObject({ code: 'draft.stale' });
    const second = await drafts.saveDraft(member.api, draftID, { dateUpdated, attributes: { body: '2' } });
    expect(second.body.attributes).toEqual({ body: '2' });
    await expect(drafts.saveDraft(member.api, draftID, { dateUpdated: 'yesterday', attributes })).rejects.toMatchObject(
      { status: 422 },
    );
  });
});

describe('finding drafts', () => {
  test('lists the own drafts, newest first, with filters, pagination and expanded fields', async () => {
    const user = await forum.aMember();
    const post = await aDraft(user, { parentRecordType: 'category', parentRecordID: otherCategoryID });
    const reply = await aDraft(user, {
      recordType: 'comment',
      parentRecordType: 'discussion',
      parentRecordID: discussionID,
      attributes: { body: 'Rich words', format: 'markdown' },
    });
    const nested = await aDraft(user, {
      recordType: 'comment',
      parentRecordType: 'discussion',
      parentRecordID: discussionID,
      attributes: { body: 'x'.repeat(300), draftMeta: { commentParentID: 34 } },
    });
    const list = async (query: object) => (await drafts.listDrafts(user.api, query)).body;
    const numbers = async (query: object) => (await list(query)).map(({ draftID }) => draftID);
    expect(await numbers({})).toEqual([nested.draftID, reply.draftID, post.draftID]);
    expect(await numbers({ recordType: 'comment', sort: 'draftID' })).toEqual([reply.draftID, nested.draftID]);
    expect(await numbers({ parentRecordType: 'category', parentRecordID: otherCategoryID })).toEqual([post.draftID]);
    const page = await drafts.listDrafts(user.api, { limit: 2, page: 2 });
    expect(page.paging).toMatchObject({ total: 3, current: 2 });
    expect(page.body.length).toBe(1);
    const [long, rich, plain] = await list({ expand: 'all' });
    expect(plain).toMatchObject({
      name: 'A letter',
      excerpt: 'Dear all,',
      editUrl: `/post/editdiscussion/0/${post.draftID}`,
    });
    expect(rich).toMatchObject({
      excerpt: 'Rich words',
      editUrl: `/discussion/${discussionID}/discussion?hasDraft=true#create-comment`,
    });
    expect(long?.excerpt?.length).toBe(250);
    expect(long?.editUrl).toBe('/discussion/comment/34?hasDraft=true#Comment_34');
  });

  test('hides drafts from other members: they are not found', async () => {
    const { draftID } = await aDraft();
    const other = await forum.aMember();
    for (const call of [drafts.readDraft, drafts.readDraftForEdit, drafts.removeDraft]) {
      await expect(call(other.api, draftID)).rejects.toMatchObject({ code: 'draft.not-found', status: 404 });
      await expect(call(forum.guest.api, draftID)).rejects.toMatchObject({ status: 403 });
    }
    await expect(drafts.saveDraft(other.api, draftID, { attributes })).rejects.toMatchObject({ status: 404 });
    await expect(drafts.addDraft(forum.guest.api, { recordType: 'comment', attributes })).rejects.toMatchObject({
      status: 403,
    });
    const insertUserID = member.userID;
    await expect(drafts.listDrafts(other.api, { insertUserID })).rejects.toMatchObject({ status: 403 });
    expect((await drafts.listDrafts(other.api)).body).toEqual([]);
    const moderator = await forum.aModerator();
    expect((await drafts.readDraft(moderator.api, draftID)).body.draftID).toBe(draftID);
    expect((await drafts.listDrafts(moderator.api, { insertUserID })).body.length).toBeGreaterThan(0);
  });

  test('lets moderators and administrators read drafts of others, but not write them', async () => {
    const { draftID } = await aDraft();
    for (const reader of [await forum.aModerator(), await forum.anAdministrator()]) {
      const dateScheduled = new Date(Date.now() + 3_600_000).toISOString();
      const writing = [
        () => drafts.saveDraft(reader.api, draftID, { attributes: { body: 'words in another mouth', format: 'text' } }),
        () => drafts.saveDraft(reader.api, draftID, { draftStatus: 'scheduled', dateScheduled }),
        () => drafts.removeDraft(reader.api, draftID),
      ];
      for (const write of writing) await expect(write()).rejects.toMatchObject({ status: 403 });
      const existing = await drafts.readDraftForEdit(reader.api, draftID);
      expect(existing.body).toMatchObject({ draftID, draftStatus: 'draft' });
      expect(JSON.stringify(existing.body)).not.toContain('another mouth');
    }
  });

  test('allows a limited number of drafts per member: the next one is refused, and existing ones can still be saved', async () => {
    const collector = await forum.aMember();
    const { draftID } = await aDraft(collector);
    await forum.forum.db
      .insertInto('draft')
      .values(
        Array.from({ length: draftLimits.perMember - 1 }, () => ({
          insert_user_id: collector.userID,
          record_type: 'discussion',
          attributes: '{}',
        })),
      )
      .execute();
    await expect(aDraft(collector)).rejects.toMatchObject({
      code: 'draft.too-many',
      message: `You have reached the maximum of ${draftLimits.perMember} drafts. Discard one of them; until then this text is saved on your device only.`,
    });
    expect((await drafts.saveDraft(collector.api, draftID, { attributes })).status).toBe(200);
    await drafts.removeDraft(collector.api, draftID);
    expect((await aDraft(collector)).draftID).toBeGreaterThan(draftID);
  });

  test('deletes a draft', async () => {
    const { draftID } = await aDraft();
    expect((await drafts.removeDraft(member.api, draftID)).status).toBe(204);
    await expect(drafts.readDraft(member.api, draftID)).rejects.toMatchObject({ code: 'draft.not-found' });
  });
});
