import { createFileRoute, redirect } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { externalSearchAddress } from '#api/search/external-search.ts';
import { firstPlacesQuery, searchQuery } from '#api/search/search.queries.ts';
import { hasSearchCriteria, parseSearchFilter, searchAddress, showsPlaces } from '#api/search/search-filter.ts';
import { t } from '#api/translations.ts';
import { directoryAddress } from '#components/member/profile/member-directory-address.ts';
import { SearchPage } from '#components/search/search-page.tsx';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import { directoryFilterIn } from '#pages/-member-directory.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';

/**
 * Checks whether the search is restricted to members, which the member directory handles
 * (docs/behavior/member.md#member-directory).
 */
const isForMembers = (search: SearchText): boolean =>
  ['members', 'user'].includes(textIn(search, 'domain') ?? '') || textIn(search, 'types') === 'user';

/** The search page (docs/behavior/search.md#search-page). */
export const Route = createFileRoute('/search')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api, siteUrl }, deps: { search } }) => {
    if (isForMembers(search)) throw redirect({ href: directoryAddress(directoryFilterIn(search)), statusCode: 302 });
    const filter = parseSearchFilter((name) => [search[name] ?? []].flat());
    const settings = await queryClient.ensureQueryData(siteSettingsQuery(api));
    const external = externalSearchAddress(settings, filter.query);
    if (external) throw redirect({ href: external, statusCode: 302 });
    const [found] = await Promise.all([
      hasSearchCriteria(filter) && queryClient.ensureQueryData(searchQuery(api, filter)),
      showsPlaces(filter) && queryClient.ensureQueryData(firstPlacesQuery(api, filter.query)),
      filter.domain === 'discussions' && queryClient.ensureQueryData(visibleCategoriesQuery(api)),
    ]);
    if (found) requireListPage(filter.page, found.results);
    return {
      filter,
      head: pageHead({
        title: filter.query || t('shell.search.title'),
        siteName: siteNameOf(settings),
        description: t('shell.search.about', { site: siteNameOf(settings) }),
        canonical: siteUrl + searchAddress(filter),
        noIndex: true,
      }),
    };
  },
  head: headFromLoader,
  component: () => <SearchPage filter={Route.useLoaderData().filter} />,
});
