import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listThemeRevisions, listThemes, previewThemeMarkup, readTheme } from './theme.client.ts';

/** Returns the query for all themes without the contents of their assets. */
export const themesQuery = (api: Api) =>
  queryOptions({ queryKey: ['themes', 'list'], queryFn: async () => (await listThemes(api)).body });

/** Returns the query for a theme with the contents of all its assets. */
export const themeQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['themes', 'one', id],
    queryFn: async () => (await readTheme(api, id, { expand: ['all'] })).body,
  });

/** Returns the query for the revisions of a theme, newest first. */
export const themeRevisionsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['themes', 'revisions', id],
    queryFn: async () => (await listThemeRevisions(api, id)).body,
  });

/** The pause in typing after which entered HTML is sent, in milliseconds. */
const typingPause = 500;

/**
 * Returns the query for entered HTML as pages show it. It waits for a pause in typing: a query that is no longer used
 * is cancelled before it is sent.
 */
export const themeMarkupQuery = (api: Api, part: 'header' | 'footer', data: string) =>
  queryOptions({
    queryKey: ['theme-markup', part, data],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, typingPause));
      signal.throwIfAborted();
      return (await previewThemeMarkup(api, { part, data })).body;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
