import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  acceptFragmentDisclosure,
  addFragment,
  changeFragment,
  commitFragment,
  listFragmentRevisions,
  listFragments,
  readFragment,
  readFragmentDisclosure,
  removeFragment,
} from '#api/administration/fragment/fragment.client.ts';
import { addTheme, changeTheme } from '#api/administration/theme/theme.client.ts';
import { uploadText } from '#tests/support/builders/text-upload.ts';
import { startTestForum, type TestForum, type TestUser } from '#tests/support/server/test-forum.ts';

let forum: TestForum;
let administrator: TestUser;

beforeAll(async () => {
  forum = await startTestForum();
  administrator = await forum.anAdministrator();
});
afterAll(() => forum?.close());

const weather = { name: 'Weather', fragmentType: 'CustomFragment', js: 'let a = 1;', css: 'p{}' } as const;
const add = async (more = {}) => (await addFragment(administrator.api, { ...weather, ...more })).body;
const read = async (uuid: string, query = {}) => (await readFragment(administrator.api, uuid, query)).body;
const change = async (uuid: string, body: Parameters<typeof changeFragment>[2]) =>
  (await changeFragment(administrator.api, uuid, body)).body;
const revisionsOf = async (uuid: string, query = {}) =>
  (await listFragmentRevisions(administrator.api, uuid, query)).body;
const shownIn = (list: { status: string; commitMessage: string; isLatest: boolean }[]) =>
  list.map(({ status, commitMessage, isLatest }) => [status, commitMessage, isLatest]);

test('a fragment is created as a draft, and published with a message', async () => {
  const draft = await add();
  expect(draft).toMatchObject({
    ...weather,
    jsRaw: 'let a = 1;',
    status: 'draft',
    isLatest: true,
    isApplied: false,
    commitMessage: '',
    customSchema: null,
    previewData: [],
    files: [],
    fragmentViews: [],
    url: `/appearance/widget-builder/${draft.fragmentUUID}/edit`,
  });
  const { fragmentUUID, fragmentRevisionUUID } = draft;
  await expect(readFragment(administrator.api, fragmentUUID, { status: 'active' })).rejects.toMatchObject({
    code: 'fragment.not-found',
  });
  const { body } = await commitFragment(administrator.api, fragmentUUID, {
    fragmentRevisionUUID,
    commitMessage: 'First',
  });
  expect(body).toMatchObject({ status: 'active', commitMessage: 'First', isLatest: true });
  expect(shownIn(await revisionsOf(fragmentUUID))).toEqual([['active', 'First', true]]);
});

test('a change without a message is the one draft, and a message publishes it as a new revision', async () => {
  const { fragmentUUID } = await add({ commitMessage: 'First' });
  await change(fragmentUUID, { js: 'let b;' });
  const draft = await change(fragmentUUID, { css: 'b{}' });
  expect(draft).toMatchObject({ status: 'draft', js: 'let b;', css: 'b{}', name: 'Weather' });
  expect(await read(fragmentUUID, { status: 'active' })).toMatchObject({ js: 'let a = 1;', isLatest: false });
  expect(shownIn(await revisionsOf(fragmentUUID))).toEqual([
    ['draft', '', true],
    ['active', 'First', false],
  ]);
  const published = await change(fragmentUUID, { name: 'Tide', commitMessage: 'Second', commitDescription: 'Why.' });
  expect(published).toMatchObject({ status: 'active', name: 'Tide', js: 'let b;', commitDescription: 'Why.' });
  expect(shownIn(await revisionsOf(fragmentUUID))).toEqual([
    ['active', 'Second', true],
    ['past-revision', 'First', false],
  ]);
  expect(shownIn(await revisionsOf(fragmentUUID, { commitMessage: 'fir' }))).toEqual([
    ['past-revision', 'First', false],
  ]);
});

test('a change that changes nothing makes no revision', async () => {
  const { fragmentUUID, fragmentRevisionUUID } = await add({ commitMessage: 'First' });
  expect(await change(fragmentUUID, { js: 'let a = 1;' })).toMatchObject({ status: 'active', fragmentRevisionUUID });
});

test('restoring an earlier revision makes a new one with its contents, and keeps the draft', async () => {
  const first = await add({ commitMessage: 'First' });
  const { fragmentUUID } = first;
  await change(fragmentUUID, { js: 'let b;', commitMessage: 'Second' });
  await change(fragmentUUID, { js: 'let c;' });
  const { body } = await commitFragment(administrator.api, fragmentUUID, {
    fragmentRevisionUUID: first.fragmentRevisionUUID,
    commitMessage: 'Back to first',
  });
  expect(body).toMatchObject({ status: 'active', js: 'let a = 1;', commitMessage: 'Back to first' });
  expect(body.fragmentRevisionUUID).not.toBe(first.fragmentRevisionUUID);
  expect(await read(fragmentUUID)).toMatchObject({ status: 'draft', js: 'let c;' });
  expect((await revisionsOf(fragmentUUID)).map(({ commitMessage }) => commitMessage)).toEqual([
    'Back to first',
    '',
    'Second',
    'First',
  ]);
});

test('a save based on another revision is refused and names the other author', async () => {
  const { fragmentUUID, fragmentRevisionUUID } = await add({ commitMessage: 'First' });
  const other = await forum.anAdministrator();
  await changeFragment(other.api, fragmentUUID, { js: 'let b;' });
  await expect(
    changeFragment(administrator.api, fragmentUUID, { js: 'let c;', knownRevisionUUID: fragmentRevisionUUID }),
  ).rejects.toMatchObject({ code: 'fragment.changed-meanwhile', message: expect.stringContaining(other.name) });
  expect(await read(fragmentUUID)).toMatchObject({ js: 'let b;' });
});

test('only the draft is deleted with its revision, and published revisions are kept', async () => {
  const { fragmentUUID, fragmentRevisionUUID } = await add({ commitMessage: 'First' });
  const draft = await change(fragmentUUID, { js: 'let b;' });
  await removeFragment(administrator.api, fragmentUUID, { fragmentRevisionUUID: draft.fragmentRevisionUUID });
  expect(await read(fragmentUUID)).toMatchObject({ status: 'active', js: 'let a = 1;' });
  await expect(removeFragment(administrator.api, fragmentUUID, { fragmentRevisionUUID })).rejects.toMatchObject({
    code: 'fragment.revision-published',
  });
});

test('a fragment that a theme shows cannot be deleted, and the refusal names the theme', async () => {
  const { fragmentUUID } = await add({ commitMessage: 'First' });
  const footer = `<p>${fragmentUUID}</p>`;
  const post = { name: 'Harbour', parentTheme: 'keystone', parentVersion: '1.0', assets: { footer: { data: footer } } };
  const { themeID } = (await addTheme(administrator.api, post)).body;
  expect(await read(fragmentUUID)).toMatchObject({
    isApplied: true,
    fragmentViews: [
      {
        recordType: 'theme',
        recordID: themeID,
        recordName: 'Harbour',
        recordUrl: `/appearance/style-guides/${themeID}/edit`,
      },
    ],
  });
  const uuidsOf = async (appliedStatus: 'applied' | 'not-applied') =>
    (await listFragments(administrator.api, { appliedStatus })).body.map((one) => one.fragmentUUID);
  expect(await uuidsOf('applied')).toEqual([fragmentUUID]);
  expect(await uuidsOf('not-applied')).not.toContain(fragmentUUID);
  await expect(removeFragment(administrator.api, fragmentUUID)).rejects.toMatchObject({
    status: 409,
    message: 'This fragment cannot be deleted because Harbour shows it.',
  });
  await changeTheme(administrator.api, themeID, { assets: { footer: { data: '' } } });
  expect((await removeFragment(administrator.api, fragmentUUID)).body).toEqual({ success: true });
  await expect(readFragment(administrator.api, fragmentUUID)).rejects.toMatchObject({ code: 'fragment.not-found' });
});

test('the list has one entry for each fragment, and can be limited to a status', async () => {
  const { fragmentUUID } = await add({ commitMessage: 'First' });
  await change(fragmentUUID, { name: 'Tide' });
  const listed = async (query: Parameters<typeof listFragments>[1]) =>
    (await listFragments(administrator.api, query)).body.filter((one) => one.fragmentUUID === fragmentUUID);
  expect((await listed({})).map(({ name, status }) => [name, status])).toEqual([['Tide', 'draft']]);
  expect((await listed({ status: 'active' })).map(({ name }) => name)).toEqual(['Weather']);
  expect(await listed({ status: 'past-revision' })).toEqual([]);
  const dates = (await listFragments(administrator.api, { sort: 'dateRevisionInserted' })).body.map(
    (one) => one.dateRevisionInserted,
  );
  expect(dates).toEqual(dates.toSorted());
});

test('the settings of a fragment must be drawable as a form, and its files must exist', async () => {
  const customSchema = { type: 'object', properties: { city: { type: 'string' } } };
  await expect(addFragment(administrator.api, { ...weather, customSchema })).rejects.toMatchObject({
    details: { errors: { customSchema: [{ message: 'A form cannot draw this: city: no x-control.' }] } },
  });
  await expect(addFragment(administrator.api, { ...weather, files: [{ mediaID: 987_654 }] })).rejects.toMatchObject({
    code: 'media.not-found',
  });
  const { mediaID } = await uploadText(administrator, 'map.txt');
  const { files } = await add({ files: [{ mediaID }] });
  expect(files).toMatchObject([{ mediaID, name: 'map.txt', url: expect.stringContaining('/uploads/') }]);
});

test('each administrator accepts the notice about custom code once', async () => {
  const stateOf = async ({ api }: TestUser) => (await readFragmentDisclosure(api)).body;
  expect(await stateOf(administrator)).toEqual({ didAccept: false });
  await acceptFragmentDisclosure(administrator.api, true);
  await acceptFragmentDisclosure(administrator.api, true);
  expect(await stateOf(administrator)).toEqual({ didAccept: true });
  expect(await stateOf(await forum.anAdministrator())).toEqual({ didAccept: false });
  await acceptFragmentDisclosure(administrator.api, false);
  expect(await stateOf(administrator)).toEqual({ didAccept: false });
});
