import { createFileRoute, notFound } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { t } from '#api/translations.ts';
import { LeavingPage } from '#components/shell/page/leaving-page.tsx';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';

/** Returns the external http or https address the link leads to; undefined for anything else. */
const targetIn = (search: SearchText): string | undefined => {
  const url = URL.parse(textIn(search, 'target') ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
};

/** The page that warns before the viewer leaves the site: `/home/leaving?target=…` (docs/behavior/shell.md#links). */
export const Route = createFileRoute('/home/leaving')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api }, deps: { search } }) => {
    const target = targetIn(search);
    if (!target) throw notFound();
    const siteName = siteNameOf(await queryClient.ensureQueryData(siteSettingsQuery(api)));
    return { target, head: pageHead({ title: t('shell.leaving.title', { site: siteName }), siteName, noIndex: true }) };
  },
  head: headFromLoader,
  component: () => <LeavingPage target={Route.useLoaderData().target} />,
});
