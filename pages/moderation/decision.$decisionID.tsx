import { createFileRoute, notFound } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { ApiFailure } from '#api/failure.ts';
import { decisionQuery } from '#api/moderation/decision/decision.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { currentTranslations } from '#api/translations.ts';
import { DecisionPage } from '#components/moderation/decision/decision-page.tsx';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';

/**
 * The page of a decision about a member: the statement of reasons and the appeal. `key` grants access without signing
 * in.
 */
export const Route = createFileRoute('/moderation/decision/$decisionID')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api }, params, deps: { search } }) => {
    const key = textIn(search, 'key');
    const decisionID = Number(params.decisionID);
    if (!Number.isSafeInteger(decisionID) || decisionID < 1) throw notFound();
    const spoken = currentTranslations();
    const [settings] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(decisionQuery(api, decisionID, key)).catch((error: unknown) => {
        throw error instanceof ApiFailure && error.status === 404 ? notFound() : error;
      }),
      spoken.need('sanction'),
    ]);
    const title = spoken.t('sanction.page.title');
    return { decisionID, key, head: pageHead({ title, siteName: siteNameOf(settings), noIndex: true }) };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { decisionID, key } = Route.useLoaderData();
  return <DecisionPage decisionID={decisionID} decisionKey={key} />;
}
