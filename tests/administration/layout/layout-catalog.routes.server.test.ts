import { expect, test } from 'vitest';
import { readLayoutCatalog, readLayoutSchema } from '#api/administration/layout/layout-catalog.client.ts';
import { layoutViewTypes } from '#api/administration/layout/layout-view-type.ts';
import { widgetRegistry } from '#api/administration/widget/widget-registry.contract.ts';
import { unsupportedShapes } from '#api/form/form-shape.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const { api } = await forum.anAdministrator();

test('the catalog lists the widgets and assets of a kind of page, with forms for their settings', async () => {
  const { body } = await readLayoutCatalog(api, { layoutViewType: 'discussion' });
  expect(body.widgets['react.leaderboard']).toMatchObject({
    widgetID: 'leaderboard',
    name: 'Leaderboard',
    schema: {
      properties: {
        slotType: { enum: ['d', 'w', 'm', 'y', 'a'], 'x-control': { label: 'Period', choices: { w: 'This week' } } },
        limit: { minimum: 1, maximum: 20, default: 5 },
      },
    },
  });
  expect(body.assets['react.asset.originalPost']).toMatchObject({ isRequired: true, atMost: 1 });
  expect(body.assets).not.toHaveProperty('react.asset.discussionList');
  expect(body.sections['react.section.2-columns']).toMatchObject({
    columns: ['mainTop', 'mainBottom', 'secondaryTop', 'secondaryBottom'],
  });
  expect(Object.keys(body.middlewares)).toEqual(['visibility', 'role-filter']);
});

test('a form can draw the settings of every widget, in the language of the reader', async () => {
  const seen = new Set<string>();
  for (const layoutViewType of layoutViewTypes) {
    const { widgets, assets } = (await readLayoutCatalog(api, { layoutViewType })).body;
    for (const { widgetID, schema, name } of Object.values({ ...widgets, ...assets })) {
      expect([widgetID, unsupportedShapes(schema)]).toEqual([widgetID, []]);
      expect(`${name} ${JSON.stringify(schema)}`).not.toContain('administration.widget.');
      seen.add(widgetID);
    }
  }
  expect([...seen].toSorted()).toEqual(widgetRegistry.all.map(({ id }) => id).toSorted());
});

test('the JSON schema of layouts contains every widget of the kind of page', async () => {
  const { body } = await readLayoutSchema(api, { layoutViewType: 'home' });
  expect(body).toMatchObject({ type: 'array', maxItems: 40 });
  const { $defs } = body as { $defs: { widget: { oneOf: { properties: { $hydrate: { const: string } } }[] } } };
  const names = $defs.widget.oneOf.map(({ properties }) => properties.$hydrate.const);
  expect(names).toContain('react.cta');
  expect(names).not.toContain('react.asset.originalPost');
});
