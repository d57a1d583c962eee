import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listThemeRevisions, listThemes, readTheme } from './theme.client.ts';

/** All themes, without their assets' contents. */
export const themesQuery = (api: Api) =>
  queryOptions({ queryKey: ['themes', 'list'], queryFn: async () => (await listThemes(api)).body });

/** A theme with all that it is made of. */
export const themeQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['themes', 'one', id],
    queryFn: async () => (await readTheme(api, id, { expand: ['all'] })).body,
  });

/** What a theme was, the newest first. */
export const themeRevisionsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['themes', 'revisions', id],
    queryFn: async () => (await listThemeRevisions(api, id)).body,
  });
