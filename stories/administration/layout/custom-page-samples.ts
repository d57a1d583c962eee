import type { QueryClient } from '@tanstack/react-query';
import type { CustomPage } from '#api/administration/layout/custom-page.contract.ts';
import { customPagesQuery } from '#api/administration/layout/custom-page.queries.ts';
import type { SiteSection } from '#api/administration/layout/site-section.ts';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import type { Api } from '#api/api.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { customPageSettings } from '#components/administration/layout/custom-page-list.tsx';
import { editorRoles } from '#stories/administration/layout-editor/editor-widgets.ts';

/** A subcommunity. */
export const shed: SiteSection = {
  sectionID: 1,
  slug: 'shed',
  name: 'The Shed',
  description: '',
  contentLocale: null,
  sectionGroup: '',
  categoryID: 1,
};

/** A published page that everybody sees. */
export const aboutPage: CustomPage = {
  customPageID: 1,
  seoTitle: 'About the harbour',
  seoDescription: 'Who we are, and where the boats lie.',
  urlcode: 'about',
  url: '/about',
  status: 'published',
  siteSectionID: null,
  roleIDs: [],
  rankIDs: [],
  layoutID: 3,
  dateInserted: '2026-11-18T09:00:00.000Z',
};

const draftPage: CustomPage = {
  ...aboutPage,
  customPageID: 2,
  seoTitle: 'Guides for the restoration of historical wooden fishing boats',
  urlcode: 'guides/restoration',
  url: '/shed/guides/restoration',
  status: 'unpublished',
  siteSectionID: '1',
  roleIDs: [editorRoles[0]?.roleID ?? 0],
  layoutID: null,
};

/** Returns the seed of a list of custom pages. */
export const seedCustomPages = (pages: CustomPage[]) => (client: QueryClient, api: Api) => {
  client.setQueryData(customPagesQuery(api).queryKey, pages);
  client.setQueryData(chosenSettingsQuery(api, customPageSettings).queryKey, { 'site.sections': [shed] });
  client.setQueryData(rolesQuery(api).queryKey, editorRoles as never);
};

/** A published page, and an unpublished one of a subcommunity for one role. */
export const customPages = [aboutPage, draftPage];
