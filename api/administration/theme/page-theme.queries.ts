import { queryOptions } from '@tanstack/react-query';
import type { PageTheme } from './page-theme.ts';

/**
 * Returns the query for the parts of the theme that the page is rendered with. The server supplies the value; the
 * browser reuses the one delivered with the page.
 */
export const pageThemeQuery = (shown: PageTheme | undefined) =>
  queryOptions({
    queryKey: ['shown-theme'],
    queryFn: async () => shown ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
