import { createFileRoute, redirect } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/config.queries.ts';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { type SearchFilter, searchQuery } from '#api/search/search.queries.ts';
import { t } from '#api/words.ts';
import { directoryAddress } from '#components/member/member-directory-address.ts';
import { searchAddress } from '#components/search/search-address.ts';
import { SearchPage } from '#components/search/search-page.tsx';
import { siteNameOf } from '#components/shell/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { directoryFilterIn } from '#pages/-member-directory.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

const oneOf = <T extends string>(text: string | undefined, ...known: T[]): T | undefined =>
  known.find((one) => one === text);

const day = (text: string | undefined): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? text : undefined;

/** What is only in an address when it was ticked. */
const switchesIn = (search: SearchText) => ({
  includeChildCategories: isOn(search, 'includeChildCategories'),
  followedCategories: isOn(search, 'followedCategories'),
  includeArchivedCategories: isOn(search, 'includeArchivedCategories'),
  tagOperator: oneOf(textIn(search, 'tagOperator'), 'and'),
  queryOperator: oneOf(textIn(search, 'queryOperator'), 'or'),
});

const isOn = (search: SearchText, name: string): true | undefined => oneOf(textIn(search, name), 'true', '1') && true;

/** The search an address asks for; what cannot be understood is left out. The text may be named `query` or `search`. */
function filterIn(search: SearchText): SearchFilter {
  const categoryID = Number(textIn(search, 'categoryID'));
  const given = {
    types: oneOf(textIn(search, 'types'), 'discussion', 'comment', 'user'),
    categoryID: Number.isSafeInteger(categoryID) && categoryID > 0 ? categoryID : undefined,
    author: textIn(search, 'author'),
    name: textIn(search, 'name'),
    tags: textIn(search, 'tags'),
    sort: oneOf(textIn(search, 'sort'), 'relevance', '-dateInserted', 'dateInserted'),
    from: day(textIn(search, 'from')),
    to: day(textIn(search, 'to')),
    ...switchesIn(search),
  };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
  const query = (textIn(search, 'query') ?? textIn(search, 'search') ?? '').trim().slice(0, 500);
  return { query, page: Math.min(pageIn(textIn(search, 'page')), 100), limit: 10, ...known };
}

/** The search in the domain of members is their directory (`spec/screens.md` B8). */
const isForMembers = (search: SearchText): boolean =>
  textIn(search, 'domain') === 'members' || textIn(search, 'types') === 'user';

/** The search page (specification part 2 §2). */
export const Route = createFileRoute('/search')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api, siteUrl }, deps: { search } }) => {
    if (isForMembers(search)) throw redirect({ href: directoryAddress(directoryFilterIn(search)), statusCode: 302 });
    const filter = filterIn(search);
    const [settings] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(searchQuery(api, filter)),
      queryClient.ensureQueryData(visibleCategoriesQuery(api)),
    ]);
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
