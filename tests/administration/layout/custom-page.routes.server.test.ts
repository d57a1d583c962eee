import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  addCustomPage,
  changeCustomPage,
  listCustomPages,
  readCustomPage,
  removeCustomPage,
} from '#api/administration/layout/custom-page.client.ts';
import { hasAddressShape, isReservedAddress } from '#api/administration/layout/custom-page-address.ts';
import { lookUpLayout } from '#api/administration/layout/layout.client.ts';
import { listLayoutRevisions, readLayout, removeLayout } from '#api/administration/layout/layout-record.client.ts';
import { applyLayout, listLayoutViews, removeLayoutViews } from '#api/administration/layout/layout-view.client.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { ApiFailure } from '#api/failure.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { callToAction, oneColumn } from '#tests/support/server/layouts.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const { api } = administrator;

const written = { seoTitle: 'Guides', seoDescription: 'How to sharpen', status: 'published' as const };
const withTitle = (title: string) => ({ layout: [oneColumn(callToAction(title))] });

/** Returns the page at an address as a reader sees it; undefined when there is none. */
const visit = async (address: string, who: TestUser = forum.guest, siteSectionID = '0') => {
  const place = { layoutViewType: 'customPage', recordType: 'customPage', recordID: address } as const;
  try {
    return JSON.stringify((await lookUpLayout(who.api, { ...place, params: { siteSectionID } })).body);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined;
    throw error;
  }
};

const wrongFields = async (body: object) => {
  const answer = await administrator.request({
    method: 'POST',
    url: '/api/v2/custom-pages',
    payload: { ...written, ...body },
  });
  return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
};

describe('a custom page', () => {
  test('is at its address with its layout, which is a stored layout with revisions', async () => {
    const { body } = await addCustomPage(api, {
      ...written,
      urlcode: 'guides/one',
      layoutData: withTitle('Whetstones'),
    });
    expect(body).toMatchObject({ urlcode: 'guides/one', url: '/guides/one', roleIDs: [], rankIDs: [] });
    expect(await visit('guides/one')).toContain('Whetstones');
    expect(JSON.parse((await visit('guides/one')) ?? '').seo).toEqual({
      title: 'Guides',
      description: 'How to sharpen',
      url: '/guides/one',
    });
    await changeCustomPage(api, body.customPageID, { layoutData: withTitle('Strops') });
    expect(await visit('guides/one')).toContain('Strops');
    expect((await listLayoutRevisions(api, body.layoutID ?? 0)).body).toHaveLength(2);
    await expect(removeLayout(api, body.layoutID ?? 0)).rejects.toMatchObject({ code: 'layout.applied' });
    await removeCustomPage(api, body.customPageID);
    expect(await visit('guides/one')).toBeUndefined();
    await expect(readLayout(api, body.layoutID ?? 0)).rejects.toMatchObject({ status: 404 });
    await expect(readCustomPage(api, body.customPageID)).rejects.toMatchObject({ code: 'custom-page.not-found' });
  });

  test('does not exist for readers before it is published, and for other roles', async () => {
    const { customPageID } = (await addCustomPage(api, { ...written, urlcode: 'plans', status: 'unpublished' })).body;
    expect([await visit('plans'), await visit('plans', administrator)]).toEqual([undefined, expect.any(String)]);
    await changeCustomPage(api, customPageID, { status: 'published', roleIDs: [roleIDs.moderator] });
    expect([await visit('plans'), await visit('plans', await forum.aMember())]).toEqual([undefined, undefined]);
    expect(await visit('plans', await forum.aModerator())).toBeDefined();
    expect((await listCustomPages(api, { status: 'unpublished' })).body).toEqual([]);
  });

  test('of a subcommunity is below its address only', async () => {
    const categoryID = await forum.aCategory();
    const section = { sectionID: 1, slug: 'shed', name: 'The Shed', description: '', categoryID };
    await changeConfig(api, { 'site.sections': [{ ...section, sectionGroup: '', languages: [] }] } as never);
    const { body } = await addCustomPage(api, { ...written, urlcode: 'tools', siteSectionID: '1' });
    expect(body).toMatchObject({ url: '/shed/tools', siteSectionID: '1' });
    expect([await visit('tools'), await visit('tools', forum.guest, '1')]).toEqual([undefined, expect.any(String)]);
    expect(await wrongFields({ urlcode: 'shed/tools' })).toEqual([422, ['urlcode']]);
    expect(await wrongFields({ urlcode: 'other', siteSectionID: '99' })).toEqual([422, ['siteSectionID']]);
  });

  test('needs an address that neither the forum nor another page has', async () => {
    await addCustomPage(api, { ...written, urlcode: 'taken' });
    expect(await wrongFields({ urlcode: 'taken' })).toEqual([422, ['urlcode']]);
    for (const urlcode of ['discussions', 'activity', 'sitemap', 'profile/me', 'Guides', '/x', 'a//b', '12', '../x'])
      expect([urlcode, ...(await wrongFields({ urlcode }))]).toEqual([urlcode, 422, ['urlcode']]);
    await expect(addCustomPage(api, { ...written, urlcode: 'search' })).rejects.toMatchObject({
      details: { errors: { urlcode: [{ message: 'This address is taken.' }] } },
    });
  });

  test('keeps a layout, and gets another one when that is applied to it', async () => {
    const add = async (urlcode: string) => {
      const { body } = await addCustomPage(api, { ...written, urlcode, layoutData: withTitle(`Layout of ${urlcode}`) });
      return {
        layoutID: body.layoutID ?? 0,
        place: { recordType: 'customPage' as const, recordID: body.customPageID },
      };
    };
    const [first, second] = [await add('first'), await add('second')];
    const refusal = { code: 'layout.needed-by-page' };
    await expect(applyLayout(api, first.layoutID, [])).rejects.toMatchObject(refusal);
    await expect(applyLayout(api, first.layoutID, [second.place])).rejects.toMatchObject(refusal);
    const [view] = (await listLayoutViews(api, first.layoutID)).body;
    const removal = removeLayoutViews(api, first.layoutID, String(view?.layoutViewID));
    await expect(removal).rejects.toMatchObject(refusal);
    expect(await visit('first')).toContain('Layout of first');
    await applyLayout(api, first.layoutID, [first.place, second.place]);
    expect(await visit('second')).toContain('Layout of first');
    await removeLayout(api, second.layoutID);
    await removeCustomPage(api, first.place.recordID);
    expect([await visit('first'), await visit('second')]).toEqual([
      undefined,
      expect.stringContaining('Layout of first'),
    ]);
  });
});

test('no page of the forum is at an address that a custom page can have', () => {
  const pages = readdirSync('pages').map((name) => name.replace(/\..*$/, ''));
  const own = pages.filter((name) => /^[a-z]/.test(name) && name !== 'index' && name !== 'routes');
  const free = own.filter((name) => hasAddressShape(name) && !isReservedAddress(name));
  expect(free.filter((name) => !name.startsWith('entry-'))).toEqual([]);
});
