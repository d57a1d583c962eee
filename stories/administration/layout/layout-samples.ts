import type { QueryClient } from '@tanstack/react-query';
import type { LayoutMetadata, LayoutRevision } from '#api/administration/layout/layout-record.contract.ts';
import {
  layoutCatalogQuery,
  layoutQuery,
  layoutRevisionsQuery,
  layoutsQuery,
} from '#api/administration/layout/layout-record.queries.ts';
import { layoutViewTypes } from '#api/administration/layout/layout-view-type.ts';
import type { Api } from '#api/api.ts';
import { categoryTreeQuery } from '#api/category/category.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { layoutSettings } from '#components/administration/layout/layout-settings.ts';
import { settingNamesOf } from '#components/administration/setting/setting-page.ts';
import { editorRoles, editorWidgets } from '#stories/administration/layout-editor/editor-widgets.ts';
import { settingSeed } from '#stories/support/setting-seed.ts';

/** The default layout of the home page. */
export const defaultLayout: LayoutMetadata = {
  layoutID: 'home',
  name: 'home',
  layoutType: 'home',
  isDefault: true,
  isActive: false,
  revisionID: null,
  dateInserted: null,
  insertUserID: null,
  dateUpdated: null,
  updateUserID: null,
  layoutViews: [],
};

const place = (layoutViewID: number, recordType: 'global' | 'siteSection' | 'category', record: string | null) => ({
  layoutViewID,
  layoutID: 3,
  layoutViewType: 'home' as const,
  recordType,
  recordID: recordType === 'global' ? -1 : layoutViewID,
  dateInserted: '2026-11-18T09:00:00.000Z',
  insertUserID: 7,
  record: record === null ? null : { name: record, url: '/' },
});

/** A layout that applies to the whole site, to a category, and to a category that is gone. */
export const ownLayout: LayoutMetadata = {
  ...defaultLayout,
  layoutID: 3,
  name: 'Harbour home',
  isDefault: false,
  isActive: true,
  revisionID: 12,
  dateInserted: '2026-11-17T09:00:00.000Z',
  insertUserID: 7,
  layoutViews: [place(1, 'global', 'Global'), place(2, 'category', 'Workshop'), place(3, 'category', null)],
};

const revision = (revisionID: number, active: boolean, message: string | null): LayoutRevision => ({
  revisionID,
  message,
  active,
  insertUser: { userID: 7, name: 'Ingrid Solheim', url: '/profile/7', photoUrl: '', dateLastActive: null } as never,
  dateInserted: `2026-11-${revisionID}T09:00:00.000Z`,
});

/** Seeds the layouts, their catalog and the settings of layouts. */
export function seedLayouts(client: QueryClient, api: Api): void {
  const others = layoutViewTypes
    .filter((type) => type !== 'home')
    .map((layoutType) => ({ ...defaultLayout, layoutID: layoutType, layoutType }));
  client.setQueryData(layoutsQuery(api).queryKey, [defaultLayout, ownLayout, ...others]);
  const flags = settingNamesOf(layoutSettings).map((name) => [name, false]);
  settingSeed(layoutSettings, Object.fromEntries(flags))(client, api);
  const layout = [
    { $hydrate: 'react.section.1-column', $id: 'top', children: [{ $hydrate: 'react.quick-links', $id: 'a' }] },
  ];
  const content = { layout, titleBar: { $reactComponent: 'TitleBar', $reactProps: {} }, problems: {} };
  for (const one of [defaultLayout, ownLayout])
    client.setQueryData(layoutQuery(api, one.layoutID).queryKey, { ...one, ...content });
  client.setQueryData(layoutRevisionsQuery(api, 'home').queryKey, []);
  client.setQueryData(layoutRevisionsQuery(api, 3).queryKey, [
    revision(18, true, null),
    revision(17, false, 'First light'),
  ]);
  client.setQueryData(layoutCatalogQuery(api, 'home').queryKey, {
    layoutViewType: 'home',
    layoutParams: {},
    sections: {},
    middlewares: {},
    ...editorWidgets,
  });
  client.setQueryData(categoryTreeQuery(api).queryKey, []);
  client.setQueryData(rolesQuery(api).queryKey, editorRoles as never);
}
