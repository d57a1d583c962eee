import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ApiFailure } from '#api/failure.ts';
import * as fields from '#api/post/type/post-field.client.ts';
import { addPostType, readPostType } from '#api/post/type/post-type.client.ts';
import { postTypesQuery } from '#api/post/type/post-type.queries.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [member, moderator, administrator] = [
  await forum.aMember(),
  await forum.aModerator(),
  await forum.anAdministrator(),
];
const postTypeID = 'build-log';
await addPostType(administrator.api, { postTypeID, name: 'Build log', parentPostTypeID: 'discussion' });

const asked = { label: 'Wood', dataType: 'text', formType: 'text', visibility: 'public' } as const;
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ status, code, details }: ApiFailure) =>
      `${status} ${code}${details.errors ? ` ${Object.keys(details.errors).join(' ')}` : ''}`,
  );
const order = async () =>
  (await readPostType(administrator.api, postTypeID, { expand: ['postFields'] })).body.postFields?.map(
    ({ postFieldID }) => postFieldID,
  );

test('a new field is the last of its type, and can be moved', async () => {
  for (const postFieldID of ['wood', 'days', 'plan'])
    await fields.addPostField(administrator.api, { ...asked, postFieldID, postTypeID });
  expect(await order()).toEqual(['wood', 'days', 'plan']);
  await fields.sortPostFields(administrator.api, postTypeID, { plan: 1, wood: 2 });
  expect(await order()).toEqual(['plan', 'wood', 'days']);
  expect(await refusal(fields.sortPostFields(administrator.api, postTypeID, { sail: 1 }))).toContain('sail');
  expect(await refusal(fields.sortPostFields(administrator.api, 'none', {}))).toBe('404 post-type.not-found');
  expect(await refusal(fields.sortPostFields(moderator.api, postTypeID, {}))).toBe('403 permission.missing');
});

test('the properties of a field are consistent, its ID is unique, and its data type is fixed', async () => {
  const add = (own: object) =>
    refusal(fields.addPostField(administrator.api, { ...asked, postFieldID: 'sail', ...own } as never));
  expect(await add({ formType: 'date' })).toBe('422 request.invalid formType');
  expect(await add({ formType: 'dropdown' })).toBe('422 request.invalid dropdownOptions');
  expect(await add({ postFieldID: 'Wood' })).toBe('422 request.invalid postFieldID');
  expect(await add({ postTypeID: 'none' })).toBe('422 request.invalid postTypeID');
  expect(await refusal(fields.changePostField(administrator.api, 'wood', { dataType: 'date' } as never))).toContain(
    '422',
  );
  expect((await fields.changePostField(administrator.api, 'wood', { label: 'Timber' })).body.label).toBe('Timber');
  expect(await refusal(fields.changePostField(member.api, 'wood', { label: 'Mine' }))).toBe('403 permission.missing');
});

test('fields are listed according to their visibility, and filtered by their properties', async () => {
  const add = (postFieldID: string, own: object) =>
    fields.addPostField(administrator.api, { ...asked, postFieldID, ...own } as never);
  await add('address', { visibility: 'private' });
  await add('verdict', { visibility: 'internal', dataType: 'boolean', formType: 'checkbox' });
  await add('former', { isActive: false });
  const seen = async (by: { api: typeof member.api }) =>
    (await fields.listPostFields(by.api)).body.map(({ postFieldID }) => postFieldID).toSorted();
  expect(await seen(forum.guest)).toEqual(['days', 'plan', 'wood']);
  expect(await seen(member)).toEqual(['address', 'days', 'plan', 'wood']);
  expect(await seen(moderator)).toEqual(['address', 'days', 'plan', 'verdict', 'wood']);
  expect(await seen(administrator)).toEqual(['address', 'days', 'former', 'plan', 'verdict', 'wood']);
  const { body } = await fields.listPostFields(administrator.api, { dataType: 'boolean' });
  expect(body.map(({ postFieldID }) => postFieldID)).toEqual(['verdict']);
  expect(await refusal(fields.readPostField(member.api, 'verdict'))).toBe('404 post-field.not-found');
  expect((await fields.readPostField(member.api, 'plan')).body.postTypeIDs).toEqual([postTypeID]);
});

test('a disabled field is absent from post forms, also for site managers', async () => {
  const field = { dataType: 'text', formType: 'text', visibility: 'public', isRequired: true } as const;
  await addPostType(administrator.api, { postTypeID: 'asked', name: 'Asked', parentPostTypeID: 'discussion' });
  for (const postFieldID of ['asked-on', 'asked-off'])
    await fields.addPostField(administrator.api, { ...field, postTypeID: 'asked', postFieldID, label: postFieldID });
  await fields.changePostField(administrator.api, 'asked-off', { isActive: false });
  const [type] = await new QueryClient().fetchQuery(postTypesQuery(administrator.api, 'asked'));
  expect(type?.postFields?.map(({ postFieldID }) => postFieldID)).toEqual(['asked-on']);
});
