import { createFileRoute } from '@tanstack/react-router';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { WordList, wordsQueryOf } from '#components/administration/translation/word-list.tsx';
import { wordStateIn, wordsPath } from '#components/administration/translation/word-url.ts';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

/** The page where administrators find and change the texts of the interface. */
export const Route = createFileRoute('/settings/words')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const head = await dashboardHead(context, 'word.title', ['site.manage']);
    const locales = await context.queryClient.ensureQueryData(localesQuery(context.api));
    const { language } = currentTranslations();
    const asked = textIn(search, 'locale');
    const address = {
      locale: locales.find(({ localeKey, isShown }) => isShown && localeKey === asked)?.localeKey ?? language,
      query: (textIn(search, 'query') ?? '').slice(0, 200),
      area: textIn(search, 'area') ?? '',
      place: textIn(search, 'place') ?? '',
      state: wordStateIn(textIn(search, 'state')),
      page: pageIn(textIn(search, 'page')),
    };
    await context.queryClient.ensureQueryData(wordsQueryOf(context.api, address));
    return { head, address };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { address } = Route.useLoaderData();
  return (
    <DashboardPage title={t('word.title')} description={t('word.description')} path={wordsPath}>
      <WordList address={address} />
    </DashboardPage>
  );
}
