import { createFileRoute } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { auditLogQuery } from '#api/moderation/log/log.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { LogContent } from '#components/moderation/log/log-content.tsx';
import { logQueryOf } from '#components/moderation/log/log-url.ts';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import type { SearchText } from '#pages/-search-text.ts';
import { stack } from '#theme/layout/layout.css.ts';
import { container } from '#theme/layout/section.css.ts';
import { logAddressIn } from './-log-search.ts';

const path = '/log';

/** The public moderation log, as far as the site publishes it. */
export const Route = createFileRoute('/log/')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api }, deps: { search } }) => {
    const address = logAddressIn(path, search);
    const spoken = currentTranslations();
    const query = { ...logQueryOf(address), level: 'public' as const };
    const [settings, { rows }] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(auditLogQuery(api, query)),
      spoken.need('log'),
    ]);
    requireListPage(address.page, rows);
    const head = pageHead({ title: spoken.t('log.public.heading'), siteName: siteNameOf(settings), noIndex: true });
    return { address, head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { address } = Route.useLoaderData();
  return (
    <div className={container({ width: 'wide' })}>
      <div className={stack({ gap: 'large' })}>
        <PageHeading title={t('log.public.heading')} description={t('log.public.words')} />
        <LogContent address={address} kind="public" />
      </div>
    </div>
  );
}
