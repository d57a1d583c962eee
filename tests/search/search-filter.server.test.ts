import { expect, test } from 'vitest';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { addStatus, setDiscussionStatus } from '#api/discussion/status/discussion-status.client.ts';
import { addProfileField, changeProfileValues } from '#api/member/profile-field/profile-field.client.ts';
import { search } from '#api/search/search.client.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [administrator, writer] = [await forum.anAdministrator(), await forum.aMember({ name: 'harbourmaster' })];
await forum.aMember({ name: 'harbourside' });
const categoryID = await forum.aCategory();

const start = async (name: string) =>
  (await createDiscussion(writer.api, { name, body: 'A harbour.', format: 'text', categoryID })).body.discussionID;
const built = await start('Built');
await start('Drawn');
await createComment(writer.api, { discussionID: built, body: 'The harbour wall.', format: 'text' });
const { statusID } = (await addStatus(administrator.api, { name: 'Done', state: 'closed' })).body;
await setDiscussionStatus(administrator.api, built, { statusID });

const found = async (query: Parameters<typeof search>[1]) =>
  (await search(administrator.api, { query: 'harbour', sort: 'dateInserted', ...query })).body.map(
    ({ recordType, name }) => `${recordType} ${name}`,
  );

test('a search filters discussions by status, with their comments', async () => {
  expect((await found({ statusID: [statusID] })).toSorted()).toEqual(['comment Built', 'discussion Built']);
  expect(await found({ statusID: [0] })).toEqual(['discussion Drawn']);
});

test('a search finds members by their answers to profile fields', async () => {
  await addProfileField(administrator.api, {
    apiName: 'town',
    label: 'Town',
    dataType: 'text',
    formType: 'text',
    visibility: 'public',
    mutability: 'all',
    registrationOptions: 'optional',
    displayOptions: { search: true },
  });
  await changeProfileValues(writer.api, '$me', { town: 'Bergen' });
  expect(await found({ recordTypes: ['user'] })).toHaveLength(2);
  expect(await found({ recordTypes: ['user'], profileFields: { town: 'bergen' } })).toEqual(['user harbourmaster']);
  expect(await found({ recordTypes: ['user'], profileFields: { boat: 'none' } })).toEqual([]);
});

test('record types and filters that only other forums have are accepted', async () => {
  expect(await found({ recordTypes: ['article', 'group'] })).toEqual([]);
  expect(await found({ recordTypes: ['discussion'], types: ['poll'] })).toEqual([]);
  expect(await found({ postMeta: { colour: 'red' } })).toEqual([]);
  const everything = { siteSectionID: '0', knowledgeBaseID: 1, featured: true } as const;
  expect(await found({ ...everything, knowledgeCategoryIDs: [1], matchMode: 'vectorized' })).toHaveLength(3);
});
