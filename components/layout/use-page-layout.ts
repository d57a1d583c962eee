import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { defaultLayouts } from '#api/administration/layout/default-layouts.ts';
import { usesStoredLayouts } from '#api/administration/layout/layout-place.ts';
import {
  type LoadedLayout,
  nodesOf,
  type PageOfLayout,
  pageLayoutQuery,
} from '#api/administration/layout/page-layout.queries.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The view types whose pages have been reported. */
const reported = new Set<string>();

/** Warns developers, once for each view type, that the query of a page differs from the query of its loader. */
function warnOfSecondLoad(viewType: string): void {
  if (reported.has(viewType)) return;
  reported.add(viewType);
  console.warn(`The page of type ${viewType} loads its layout twice: its loader has asked for another one.`);
}

/**
 * Returns the stored layout of a page, which its loader has loaded. Undefined when the page has its default layout.
 * The layout is loaded once more when the data of a widget was late. In development, another query than that of the
 * loader is reported.
 */
export function useStoredLayout(page: Omit<PageOfLayout, 'section'>): LoadedLayout | undefined {
  const { api, settings, section } = useSite();
  const { data, refetch, isLoading } = useQuery({
    ...pageLayoutQuery(api, { ...page, section }),
    enabled: usesStoredLayouts(settings, page.viewType),
  });
  if (import.meta.env?.DEV && isLoading) warnOfSecondLoad(page.viewType);
  const isLate = data ? nodesOf(data).some(({ outcome }) => outcome === 'late') : false;
  useEffect(() => {
    if (isLate) void refetch();
  }, [isLate, refetch]);
  return data ?? undefined;
}

/** Returns the stored layout of a page, or the default one. */
export const usePageLayout = (
  page: Omit<PageOfLayout, 'section'>,
  defaultLayout: LoadedLayout = defaultLayouts[page.viewType],
): LoadedLayout => useStoredLayout(page) ?? defaultLayout;
