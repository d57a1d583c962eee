import { expect, test } from 'vitest';
import { changeTranslations, removeTranslations } from '#api/administration/translation/translation.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { optionProperty } from '#api/post/option-name.ts';
import { addPostField } from '#api/post/type/post-field.client.ts';
import { addPostType } from '#api/post/type/post-type.client.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [author, administrator] = [await forum.aMember(), await forum.anAdministrator()];
const categoryID = await forum.aCategory();
const { api } = administrator;

const boat = { postTypeID: 'boat', name: 'Boat', parentPostTypeID: 'discussion', postHelperText: 'One for each.' };
await addPostType(api, { ...boat, postButtonLabel: 'Show a boat' });
const wood = { postFieldID: 'wood', postTypeID: 'boat', label: 'Wood', description: 'Of the hull.' } as const;
await addPostField(api, {
  ...wood,
  dataType: 'text',
  formType: 'dropdown',
  dropdownOptions: ['Ash, dry', '2.5 mm ply'],
  visibility: 'public',
});

const text = (recordType: 'postType' | 'postField', recordKey: string, propertyName: string) => ({
  recordType,
  recordKey,
  propertyName,
  locale: 'fr',
});
const translated = [
  { ...text('postType', 'boat', 'name'), translation: 'Bateau' },
  { ...text('postType', 'boat', 'postButtonLabel'), translation: 'Montrer un bateau' },
  { ...text('postType', 'boat', 'postHelperText'), translation: 'Un pour chacun.' },
  { ...text('postField', 'wood', 'label'), translation: 'Bois' },
  { ...text('postField', 'wood', 'description'), translation: 'De la coque.' },
  { ...text('postField', 'wood', optionProperty('Ash, dry')), translation: 'Frêne sec' },
];
await changeTranslations(api, 'postTypes', translated);
const post = { name: 'Dinghy', body: 'Small.', format: 'text', categoryID, postTypeID: 'boat' } as const;
const { discussionID } = (await createDiscussion(author.api, { ...post, postMeta: { wood: 'Ash, dry' } })).body;

const read = async (path: string, language = 'fr') => {
  const { body } = await forum.guest.request({
    method: 'GET',
    url: `/api/v2${path}`,
    headers: { 'accept-language': language },
  });
  return JSON.parse(body);
};
const boatIn = async (language?: string, query = '') =>
  (await read(`/post-types?postTypeID=boat&expand=postFields${query}`, language))[0];

test('a type and its fields are returned in the language of the viewer, their values as stored', async () => {
  expect(await boatIn()).toMatchObject({
    name: 'Bateau',
    postButtonLabel: 'Montrer un bateau',
    postHelperText: 'Un pour chacun.',
    postFields: [
      {
        label: 'Bois',
        description: 'De la coque.',
        dropdownOptions: ['Ash, dry', '2.5 mm ply'],
        optionNames: { 'Ash, dry': 'Frêne sec' },
      },
    ],
  });
  expect(await boatIn('en')).toMatchObject({ ...boat, postFields: [{ label: 'Wood', description: 'Of the hull.' }] });
  expect((await boatIn('en')).postFields[0]).not.toHaveProperty('optionNames');
});

test('a list and a discussion page use the translated names too', async () => {
  const [listed] = await read(`/discussions?postTypeID=boat`);
  expect(listed.postType).toEqual({ postTypeID: 'boat', name: 'Bateau' });
  const full = await read(`/discussions/${discussionID}?expand=postMeta`);
  expect(full.postMeta).toEqual({ wood: 'Ash, dry' });
  expect(full.postFields).toMatchObject([{ label: 'Bois', optionNames: { 'Ash, dry': 'Frêne sec' } }]);
});

test('the original text can be requested for editing', async () => {
  expect((await boatIn('fr', '&translated=false')).name).toBe('Boat');
  const [field] = await read('/post-fields?translated=false');
  expect(field.label).toBe('Wood');
});

test('a removed translation is no longer used, until the removal is undone', async () => {
  await removeTranslations(api, 'postTypes', [text('postType', 'boat', 'name')]);
  expect((await boatIn()).name).toBe('Boat');
  const { body } = await listAuditLogs(api, { limit: 1 });
  await undoAuditLog(api, body[0]?.auditLogID ?? '');
  expect((await boatIn()).name).toBe('Bateau');
});

test('unknown types and fields, and texts they do not have, cannot be translated', async () => {
  const refused = (one: ReturnType<typeof text>) =>
    changeTranslations(api, 'postTypes', [{ ...one, translation: 'Rien' }]).then(
      () => undefined,
      ({ code }) => code,
    );
  expect(await refused(text('postType', 'raft', 'name'))).toBe('post-type.not-found');
  expect(await refused(text('postField', 'rope', 'label'))).toBe('post-field.not-found');
  expect(await refused(text('postField', 'wood', 'colour'))).toBe('request.invalid');
  expect(await refused(text('postType', 'boat', optionProperty('Ash')))).toBe('request.invalid');
});
