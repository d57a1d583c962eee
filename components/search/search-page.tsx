import { createContext, use } from 'react';
import type { LayoutDocument } from '#api/administration/layout/layout-document.ts';
import type { SearchFilter } from '#api/search/search-filter.ts';
import { t } from '#api/translations.ts';
import { LayoutView } from '#components/layout/layout-view.tsx';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { SearchField } from './search-field.tsx';
import { FoldedSearchFilters, SearchFilters } from './search-filters.tsx';
import { SearchResults } from './search-results.tsx';

const FilterContext = createContext<SearchFilter | undefined>(undefined);

const useFilter = (): SearchFilter => {
  const filter = use(FilterContext);
  if (!filter) throw new Error('This widget can only be rendered on the search page.');
  return filter;
};

/** The search page: results and filters (docs/behavior/search.md#search-page). */
export const SearchPage = ({ filter }: { filter: SearchFilter }) => (
  <FilterContext value={filter}>
    <LayoutView layout={layout} widgets={widgets} />
  </FilterContext>
);

/** The filters are next to the results, or collapsed above them on narrow screens. */
const layout: LayoutDocument = {
  format: 1,
  sections: [
    {
      id: 'content',
      kind: '2-columns',
      columns: {
        mainBottom: [
          { id: 'searchField', widget: 'searchField' },
          { id: 'foldedSearchFilters', widget: 'foldedSearchFilters', show: { device: 'mobile' } },
          { id: 'searchResults', widget: 'searchResults' },
        ],
        secondaryTop: [{ id: 'searchFilters', widget: 'searchFilters', show: { device: 'desktop' } }],
      },
    },
  ],
};

const Head = () => (
  <div className={stack({ gap: 'medium' })}>
    <PageHeading title={t('search.page.title')} />
    <SearchField filter={useFilter()} />
  </div>
);

const widgets = {
  searchField: Head,
  searchFilters: () => <SearchFilters filter={useFilter()} />,
  foldedSearchFilters: () => <FoldedSearchFilters filter={useFilter()} />,
  searchResults: () => <SearchResults filter={useFilter()} />,
};
