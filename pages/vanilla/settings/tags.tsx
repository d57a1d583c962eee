import { createFileRoute } from '@tanstack/react-router';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { untranslatedTagsQuery } from '#api/category/tag.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { TagList } from '#components/administration/tag/tag-list.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

const path = '/vanilla/settings/tags';

/** The page where administrators find, rename, translate and delete tags. */
export const Route = createFileRoute('/vanilla/settings/tags')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const head = await dashboardHead(context, 'administration.tag.title', ['site.manage']);
    const requested = { query: (textIn(search, 'query') ?? '').slice(0, 100), page: pageIn(textIn(search, 'page')) };
    await Promise.all([
      context.queryClient.ensureQueryData(untranslatedTagsQuery(context.api, requested)),
      context.queryClient.ensureQueryData(localesQuery(context.api)),
    ]);
    return { head, asked: requested };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { asked } = Route.useLoaderData();
  return (
    <DashboardPage title={t('administration.tag.title')} description={t('administration.tag.text')} path={path}>
      <TagList key={asked.query} {...asked} />
    </DashboardPage>
  );
}
