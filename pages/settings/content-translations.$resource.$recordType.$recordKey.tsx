import { createFileRoute, notFound } from '@tanstack/react-router';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import {
  nextMissingQuery,
  translatableRecordQuery,
  translationProgressQuery,
} from '#api/administration/translation/translation.queries.ts';
import { currentTranslations } from '#api/translations.ts';
import {
  type RecordAddress,
  translationStateIn,
} from '#components/administration/translation/content/content-address.ts';
import { contentLocale } from '#components/administration/translation/content/content-languages.ts';
import { ContentRecordPage } from '#components/administration/translation/content/content-record-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

/** The page where administrators translate the texts of a record. */
export const Route = createFileRoute('/settings/content-translations/$resource/$recordType/$recordKey')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params, deps: { search } }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'word.content.title', ['site.manage']);
    const locales = await queryClient.ensureQueryData(localesQuery(api));
    const own = currentTranslations().language;
    const locale = contentLocale(locales, { asked: textIn(search, 'locale'), own });
    if (locale === undefined) throw notFound();
    const address: RecordAddress = {
      ...params,
      locale,
      state: translationStateIn(textIn(search, 'state')),
      query: (textIn(search, 'query') ?? '').slice(0, 100),
      page: pageIn(textIn(search, 'page')),
    };
    const [record, resources] = await Promise.all([
      queryClient.fetchQuery(translatableRecordQuery(api, address, locale)),
      queryClient.fetchQuery(translationProgressQuery(api, locale)),
      queryClient.fetchQuery(nextMissingQuery(api, address, locale)),
      currentTranslations().need('administration'),
    ]);
    if (!record || !resources.some(({ urlCode }) => urlCode === address.resource)) throw notFound();
    return { head, address };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { address } = Route.useLoaderData();
  const { resource, recordType, recordKey } = address;
  return <ContentRecordPage key={`${resource} ${recordType} ${recordKey}`} address={address} />;
}
