import { createFileRoute } from '@tanstack/react-router';
import { allInvitationsQuery } from '#api/account/registration/invitation.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import {
  invitationStatuses,
  SiteInvitationList,
} from '#components/administration/registration/site-invitation-list.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

/** The list of invitations, for administrators. */
export const Route = createFileRoute('/dashboard/user/invitations')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const head = await dashboardHead(context, 'administration.invitation.title', ['site.manage']);
    const status = invitationStatuses.find((one) => one === textIn(search, 'status'));
    const requested = { page: pageIn(textIn(search, 'page')), status };
    await context.queryClient.ensureQueryData(allInvitationsQuery(context.api, requested));
    return { asked: requested, head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { asked } = Route.useLoaderData();
  return (
    <DashboardPage
      title={t('administration.invitation.title')}
      description={t('administration.invitation.text')}
      path="/dashboard/user/invitations"
    >
      <SiteInvitationList {...asked} />
    </DashboardPage>
  );
}
