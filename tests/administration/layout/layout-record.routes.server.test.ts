import { describe, expect, test } from 'vitest';
import {
  addLayout,
  changeLayout,
  hydrateLayout,
  listLayoutRevisions,
  listLayouts,
  readLayout,
  removeLayout,
} from '#api/administration/layout/layout-record.client.ts';
import { applyLayout } from '#api/administration/layout/layout-view.client.ts';
import { layoutViewTypes } from '#api/administration/layout/layout-view-type.ts';
import { ApiFailure } from '#api/failure.ts';
import { aLayout, callToAction, contentOf, oneColumn } from '#tests/support/server/layouts.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const { api, name: administrator } = await forum.anAdministrator();

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiFailure ? error : Promise.reject(error)),
  );

/** Returns the paths of the errors with which a layout is refused. */
const wrongPaths = async (layout: object[], layoutType: 'home' | 'discussionList' = 'home') => {
  const refusal = await refusalOf(addLayout(api, { name: 'Wrong', layoutType, layout: layout as never }));
  return Object.keys(refusal?.details.errors ?? {});
};

describe('layouts', () => {
  test('are stored in their wire form, and each section and widget gets an ID', async () => {
    const made = await aLayout(api, 'home', callToAction('Visit us'));
    expect(made).toMatchObject({ name: 'Autumn', layoutType: 'home', isDefault: false, isActive: false, problems: {} });
    expect(await contentOf(api, made.layoutID)).toEqual([
      {
        ...oneColumn({ ...callToAction('Visit us'), $id: expect.stringMatching(/^[\w-]{10}$/) }),
        $id: expect.stringMatching(/^[\w-]{10}$/),
      },
    ]);
  });

  test('are listed with the default ones, which can be read, but neither changed nor deleted', async () => {
    const { body } = await listLayouts(api);
    const defaults = body.filter(({ isDefault }) => isDefault).map(({ layoutID }) => layoutID);
    expect(defaults).toEqual(layoutViewTypes);
    expect(body.some(({ name, isDefault }) => name === 'Autumn' && !isDefault)).toBe(true);
    expect((await contentOf(api, 'discussionList'))[0]).toMatchObject({ $hydrate: 'react.section.2-columns' });
    expect(await refusalOf(changeLayout(api, 'home', { name: 'Mine' }))).toMatchObject({ code: 'layout.template' });
    expect(await refusalOf(removeLayout(api, 'home'))).toMatchObject({ code: 'layout.template' });
  });

  test('are refused with the path of each widget that is wrong', async () => {
    expect(await wrongPaths([oneColumn({ $hydrate: 'react.nothing' })])).toEqual(['layout.0.children.0']);
    expect(await wrongPaths([oneColumn(callToAction(''))])).toEqual(['layout.0.children.0.title']);
    expect(await wrongPaths([oneColumn(callToAction('Bad', { href: 'javascript:alert(1)' }))])).toEqual([
      'layout.0.children.0.href',
    ]);
    expect(await wrongPaths([{ $hydrate: 'react.section.9-columns' }])).toEqual(['layout.0']);
    expect(await wrongPaths([oneColumn({ $hydrate: 'react.asset.originalPost' })])).toEqual(['layout.0.children.0']);
    const twice = { ...callToAction('Same'), $id: 'aaaaaaaaaa' };
    expect(await wrongPaths([oneColumn(twice, twice)])).toEqual(['layout.0.children.1']);
    const roles = { $middleware: { 'role-filter': { roleIDs: ['all'] } } };
    expect(await wrongPaths([oneColumn({ ...callToAction('For some'), ...roles })])).toEqual(['layout.0.children.0']);
    expect(await wrongPaths(Array.from({ length: 41 }, () => oneColumn()))).toEqual(['layout']);
  });

  test('with unknown, newer and damaged widgets open, and all three survive a save byte for byte', async () => {
    const { layoutID } = await aLayout(api, 'home', callToAction('Visit us'));
    const damaged = [
      { id: 'unknown001', widget: 'gone', settings: { a: [1, { b: null }] } },
      { id: 'newer00001', widget: 'cta', version: 99, settings: { later: true } },
      { id: 'damaged001', widget: 'leaderboard', settings: { limit: 'many' } },
    ];
    const document = { format: 1, sections: [{ id: 's', kind: '1-column', columns: { children: damaged } }] };
    await forum.forum.db
      .updateTable('layout_revision')
      .set({ document: JSON.stringify(document) })
      .where('layout_id', '=', layoutID)
      .execute();
    const { layout, problems } = (await readLayout(api, layoutID)).body;
    expect(Object.keys(problems)).toEqual(['layout.0.children.0', 'layout.0.children.1', 'layout.0.children.2.limit']);
    const [section] = layout as [{ readonly children: object[] }];
    const added = [{ ...section, children: [...section.children, callToAction('New')] }];
    await changeLayout(api, layoutID, { layout: added });
    const stored = await forum.forum.db
      .selectFrom('layout_revision')
      .select('document')
      .where('layout_id', '=', layoutID)
      .orderBy('revision_id', 'desc')
      .executeTakeFirstOrThrow();
    const { sections } = stored.document as unknown as typeof document;
    expect(sections[0]?.columns.children.slice(0, 3)).toEqual(damaged);
  });

  test('keep their revisions, of which an earlier one can be restored', async () => {
    const { layoutID, revisionID } = await aLayout(api, 'home', callToAction('First'));
    await changeLayout(api, layoutID, { layout: [oneColumn(callToAction('Second'))], message: 'A better title' });
    const revisions = (await listLayoutRevisions(api, layoutID)).body;
    expect(revisions).toMatchObject([
      { message: 'A better title', active: true, insertUser: { name: administrator } },
      { revisionID, message: null, active: false },
    ]);
    await changeLayout(api, layoutID, { revisionID: revisionID as number });
    expect(await contentOf(api, layoutID)).toMatchObject([oneColumn(callToAction('First'))]);
    expect((await listLayoutRevisions(api, layoutID)).body).toHaveLength(2);
    const read = (await readLayout(api, layoutID, { revisionID: revisions[0]?.revisionID ?? 0 })).body;
    expect(read.layout).toMatchObject([oneColumn(callToAction('Second'))]);
    expect(await refusalOf(changeLayout(api, layoutID, { revisionID: 999_999 }))).toMatchObject({
      code: 'layout.revision-not-found',
    });
  });

  test('are not overwritten when another member changed them in the meantime', async () => {
    const { layoutID, revisionID } = await aLayout(api, 'home', callToAction('First'));
    const known = { knownRevisionID: revisionID as number };
    const other = await forum.anAdministrator();
    await changeLayout(other.api, layoutID, { layout: [oneColumn(callToAction('Theirs'))], ...known });
    const refusal = await refusalOf(changeLayout(api, layoutID, { layout: [], ...known }));
    expect(refusal).toMatchObject({ status: 409, code: 'layout.changed-meanwhile' });
    expect(refusal?.message).toContain(other.name);
    expect(await contentOf(api, layoutID)).toMatchObject([oneColumn(callToAction('Theirs'))]);
  });

  test('can be deleted unless they are applied', async () => {
    const { layoutID } = await aLayout(api, 'categoryList');
    await applyLayout(api, layoutID, [{ recordType: 'global', recordID: -1 }]);
    expect(await refusalOf(removeLayout(api, layoutID))).toMatchObject({ status: 422, code: 'layout.applied' });
    await applyLayout(api, layoutID, []);
    await removeLayout(api, layoutID);
    expect(await refusalOf(readLayout(api, layoutID))).toMatchObject({ status: 404 });
  });

  test('are hydrated without being stored, with the data of their widgets', async () => {
    const before = (await listLayouts(api)).body.length;
    await forum.aCategory({ name: 'Workshop' });
    const { body } = await hydrateLayout(api, {
      layoutViewType: 'home',
      layout: [oneColumn({ $hydrate: 'react.categories', limit: 20 })],
    });
    const [section] = 'layout' in body ? body.layout : [];
    expect(section?.$reactProps['children']).toMatchObject([
      {
        $reactComponent: 'CategoriesWidget',
        $reactProps: { items: expect.arrayContaining([expect.objectContaining({ name: 'Workshop' })]) },
        $node: { outcome: 'ready' },
      },
    ]);
    expect((await listLayouts(api)).body).toHaveLength(before);
  });
});
