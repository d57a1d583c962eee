import { expect, test } from 'vitest';
import { changeLayout, readLayout } from '#api/administration/layout/layout-record.client.ts';
import {
  readLayoutDraft,
  removeLayoutDraft,
  storeLayoutDraft,
} from '#api/administration/layout-editor/layout-draft.client.ts';
import { aLayout, callToAction, contentOf, oneColumn } from '#tests/support/server/layouts.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const { api } = await forum.anAdministrator();
const other = await forum.anAdministrator();

const draftOf = async (who: typeof api, id: number) => (await readLayoutDraft(who, id)).body.draft;

test('a draft is kept for its author and its layout only, until it is deleted', async () => {
  const { layoutID, revisionID = 0 } = await aLayout(api, 'home', callToAction('Visit us'));
  const content = await contentOf(api, layoutID);
  expect(await draftOf(api, layoutID)).toBeNull();
  // A widget whose settings are not complete yet, and one that does not exist, are kept as they are.
  const section = {
    ...oneColumn(
      { $hydrate: 'react.cta', $id: 'cta0000001', title: '' },
      { $hydrate: 'react.gone', $id: 'gone000001' },
    ),
    $id: 'section001',
  };
  await storeLayoutDraft(api, layoutID, { name: 'Spring', layout: [section], revisionID: revisionID ?? 0 });
  expect(await draftOf(api, layoutID)).toEqual({
    name: 'Spring',
    layout: [section],
    revisionID,
    dateUpdated: expect.any(String),
  });
  expect(await draftOf(other.api, layoutID)).toBeNull();
  expect(await contentOf(api, layoutID)).toEqual(content);

  await storeLayoutDraft(api, layoutID, { name: 'Summer', layout: [], revisionID: revisionID ?? 0 });
  expect(await draftOf(api, layoutID)).toMatchObject({ name: 'Summer', layout: [] });
  await removeLayoutDraft(api, layoutID);
  expect(await draftOf(api, layoutID)).toBeNull();
});

test('a layout that nobody can read is refused with the path of the error, and needs site.manage', async () => {
  const { layoutID, revisionID } = await aLayout(api, 'home');
  const draft = { name: 'Wrong', layout: [{ $hydrate: 'react.section.9-columns' }], revisionID: revisionID ?? 0 };
  await expect(storeLayoutDraft(api, layoutID, draft)).rejects.toMatchObject({
    details: { errors: { 'layout.0': expect.anything() } },
  });
  const moderator = await forum.aModerator();
  await expect(readLayoutDraft(moderator.api, layoutID)).rejects.toMatchObject({ status: 403 });
  await expect(storeLayoutDraft(moderator.api, layoutID, draft)).rejects.toMatchObject({ status: 403 });
});

test('a draft says on which revision it is based, also after somebody else has saved the layout', async () => {
  const { layoutID, revisionID } = await aLayout(api, 'home', callToAction('Visit us'));
  await storeLayoutDraft(api, layoutID, { name: 'Mine', layout: [], revisionID: revisionID ?? 0 });
  await changeLayout(other.api, layoutID, { layout: [oneColumn(callToAction('Theirs'))] });
  const current = (await readLayout(api, layoutID)).body.revisionID;
  expect(current).not.toBe(revisionID);
  expect((await draftOf(api, layoutID))?.revisionID).toBe(revisionID);
});
