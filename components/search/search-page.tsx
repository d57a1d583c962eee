import { createContext, use } from 'react';
import { defaultLayouts } from '#api/administration/default-layouts.ts';
import type { SearchFilter } from '#api/search/search.queries.ts';
import { t } from '#api/words.ts';
import { LayoutView } from '#components/layout/layout-view.tsx';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchResults } from './search-results.tsx';

const FilterContext = createContext<SearchFilter | undefined>(undefined);

const useFilter = (): SearchFilter => {
  const filter = use(FilterContext);
  if (!filter) throw new Error('This widget belongs on the search page.');
  return filter;
};

/** The page of the search: what was found, and ways to narrow it (`spec/screens.md` B7). */
export const SearchPage = ({ filter }: { filter: SearchFilter }) => (
  <FilterContext value={filter}>
    <LayoutView layout={defaultLayouts.search} widgets={widgets} />
  </FilterContext>
);

const Results = () => (
  <>
    <PageHeading title={t('search.page.title')} />
    <SearchResults filter={useFilter()} />
  </>
);

const Filters = () => <SearchFilters filter={useFilter()} />;

const widgets = { searchResults: Results, searchFilters: Filters };
