import type { QueryClient } from '@tanstack/react-query';
import { publishedFragmentsQuery } from '#api/administration/fragment/fragment.queries.ts';
import type { Theme, ThemeRevision } from '#api/administration/theme/theme.contract.ts';
import { themeQuery, themeRevisionsQuery, themesQuery } from '#api/administration/theme/theme.queries.ts';
import type { Api } from '#api/api.ts';

const core = {
  name: 'Keystone',
  version: '1.0',
  parentTheme: null,
  parentVersion: null,
  revisionID: null,
  revisionName: null,
  insertUser: null,
  dateInserted: null,
} as const;

/** The built-in theme, which is the current one. */
export const keystone: Theme = {
  ...core,
  themeID: 'keystone',
  type: 'themeFile',
  current: true,
  features: {},
  supportedSections: [],
  preview: { info: {}, imageUrl: null, variables: {} },
  assets: {
    variables: { type: 'json', url: '/', 'content-type': 'application/json', data: {} },
    styles: { type: 'css', url: '/', 'content-type': 'text/css' },
  },
};

/** A custom theme. */
export const tide: Theme = {
  ...keystone,
  themeID: '1',
  name: 'Tide',
  type: 'themeDB',
  current: false,
  parentTheme: 'keystone',
  parentVersion: '1.0',
  revisionID: 2,
  preview: { info: {}, imageUrl: null, variables: { main: '#0e7c86', radius: 12 } },
};

/** A custom theme whose quiet text and links are too light in the light palette. */
export const faint: Theme = {
  ...tide,
  name: 'Faint',
  preview: {
    info: {},
    imageUrl: null,
    variables: { palettes: { light: { textQuiet: '#9aa5ad', link: '#6db3d6' }, dark: { primary: '#2b4a5e' } } },
  },
};

const tideRevision = (revisionID: number, active: boolean): ThemeRevision => ({
  ...core,
  themeID: '1',
  name: 'Tide',
  type: 'themeDB',
  current: false,
  revisionID,
  dateInserted: '2026-11-18T09:30:00+00:00',
  active,
});

/** Seeds the query cache with the two themes, two revisions of the custom one, and no fragment. */
export function seedThemes(client: QueryClient, api: Api): void {
  client.setQueryData(themesQuery(api).queryKey, [keystone, tide]);
  for (const theme of [keystone, tide]) client.setQueryData(themeQuery(api, theme.themeID).queryKey, theme);
  client.setQueryData(themeRevisionsQuery(api, '1').queryKey, [tideRevision(2, true), tideRevision(1, false)]);
  client.setQueryData(themeRevisionsQuery(api, 'keystone').queryKey, []);
  client.setQueryData(publishedFragmentsQuery(api).queryKey, []);
}
