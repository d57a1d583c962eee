import { createFileRoute } from '@tanstack/react-router';
import { parseMailQueueFilter } from '#api/mail/outgoing/mail-queue-filter.ts';
import { mailBouncesQuery, outgoingMailsQuery } from '#api/mail/outgoing/outgoing-mail.queries.ts';
import { MailQueuePage } from '#components/administration/mail/mail-queue-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import type { SearchText } from '#pages/-search-text.ts';

/** The queue of outgoing messages, with the list in the address (docs/behavior/mail.md#queue). */
export const Route = createFileRoute('/dashboard/settings/mail-queue')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const { api, queryClient } = context;
    const filter = parseMailQueueFilter(search);
    const { state, page } = filter;
    const head = await dashboardHead(context, 'outgoing-mail.queue', ['site.manage']);
    if (state === 'bounces') await queryClient.fetchQuery(mailBouncesQuery(api, page));
    else await queryClient.fetchQuery(outgoingMailsQuery(api, { state, page }));
    return { head, filter };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  return <MailQueuePage filter={Route.useLoaderData().filter} />;
}
