import { createFileRoute } from '@tanstack/react-router';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import {
  translatableRecordsQuery,
  translationProgressQuery,
} from '#api/administration/translation/translation.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import {
  type ContentAddress,
  contentPath,
  translationStateIn,
} from '#components/administration/translation/content/content-address.ts';
import { contentLocale } from '#components/administration/translation/content/content-languages.ts';
import { ContentOverview } from '#components/administration/translation/content/content-overview.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

/** The page where administrators see which texts of the site are translated, and choose one to translate. */
export const Route = createFileRoute('/settings/content-translations/')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'word.content.title', ['site.manage']);
    const locales = await queryClient.ensureQueryData(localesQuery(api));
    const own = currentTranslations().language;
    const locale = contentLocale(locales, { asked: textIn(search, 'locale'), own });
    if (locale === undefined) return { head, address: undefined };
    const resources = await queryClient.fetchQuery(translationProgressQuery(api, locale));
    const resource = resources.find(({ urlCode }) => urlCode === textIn(search, 'resource'))?.urlCode;
    const filter = {
      locale,
      state: translationStateIn(textIn(search, 'state')),
      query: (textIn(search, 'query') ?? '').slice(0, 100),
      page: pageIn(textIn(search, 'page')),
    };
    if (resource) await queryClient.fetchQuery(translatableRecordsQuery(api, { ...filter, resource }));
    const address: ContentAddress = { ...filter, resource };
    return { head, address };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { address } = Route.useLoaderData();
  return (
    <DashboardPage title={t('word.content.title')} description={t('word.content.description')} path={contentPath}>
      <ContentOverview address={address} />
    </DashboardPage>
  );
}
