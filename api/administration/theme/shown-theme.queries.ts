import { queryOptions } from '@tanstack/react-query';
import type { ShownTheme } from './shown-theme.ts';

/** What of a theme the page is drawn with. The server tells it; in the browser it stays as the page came with it. */
export const shownThemeQuery = (shown: ShownTheme | undefined) =>
  queryOptions({
    queryKey: ['shown-theme'],
    queryFn: async () => shown ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
