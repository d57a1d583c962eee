import { expect, test } from 'vitest';
import {
  changeTranslations,
  listTranslations,
  removeTranslations,
} from '#api/administration/translation/translation.client.ts';
import { addTag, listTags, readTag, removeTag } from '#api/category/tag.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();

let made = 0;
const aTranslatedTag = async () => {
  const { body: tag } = await addTag(administrator.api, { name: `Sailing ${++made}` });
  const place = { recordType: 'tag', recordID: tag.tagID, propertyName: 'name', locale: 'fr' };
  await changeTranslations(administrator.api, 'tags', [{ ...place, translation: `Voile ${made}` }]);
  return { ...tag, place, french: `Voile ${made}` };
};

/** Returns the response to a guest whose browser requests a language. */
const asked = async (url: string, language: string) =>
  (await forum.guest.request({ method: 'GET', url, headers: { 'accept-language': language } })).json();

test('a viewer who requests French gets tags in French, in lists, by ID, in a discussion and in search results', async () => {
  const { tagID, name, french } = await aTranslatedTag();
  const post = {
    name: 'Knots at sea',
    body: 'Tie them.',
    format: 'text',
    categoryID: await forum.aCategory(),
  } as const;
  const { discussionID } = (await createDiscussion(administrator.api, { ...post, tagIDs: [tagID] })).body;
  expect(await asked(`/api/v2/tags/${tagID}`, 'fr')).toMatchObject({ name: french });
  expect(await asked(`/api/v2/tags/${tagID}`, 'de')).toMatchObject({ name });
  expect(await asked(`/api/v2/tags?tagID=${tagID}`, 'fr')).toMatchObject([{ name: french }]);
  expect(await asked(`/api/v2/tags?tagID=${tagID}&translated=false`, 'fr')).toMatchObject([{ name }]);
  expect(await asked(`/api/v2/tags?query=${encodeURIComponent(french)}`, 'fr')).toMatchObject([{ tagID }]);
  const tags = [{ tagID, name: french }];
  expect(await asked(`/api/v2/discussions/${discussionID}?expand=tags`, 'fr')).toMatchObject({ tags });
  expect(await asked(`/api/v2/discussions?tagID=${tagID}&expand=tags`, 'fr')).toMatchObject([{ tags }]);
});

test('a translation disappears when it is deleted or its tag is deleted', async () => {
  const first = await aTranslatedTag();
  await removeTranslations(administrator.api, 'tags', [first.place]);
  expect(await asked(`/api/v2/tags/${first.tagID}`, 'fr')).toMatchObject({ name: first.name });
  const second = await aTranslatedTag();
  await removeTag(administrator.api, second.tagID);
  const query = { locale: 'fr', recordType: 'tag', recordIDs: [second.tagID] };
  expect((await listTranslations(administrator.api, 'tags', query)).body).toEqual([]);
  expect((await listTags(administrator.api, { query: second.french })).body).toEqual([]);
  await expect(readTag(administrator.api, second.tagID)).rejects.toMatchObject({ status: 404 });
});
