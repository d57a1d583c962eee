import { createFileRoute } from '@tanstack/react-router';
import { applicantsQuery } from '#api/member/session/applicant.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { ApplicantList } from '#components/administration/registration/applicant-list.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

const path = '/dashboard/user/applicants';

/** The applicants who wait for approval, for members who may decide about them. */
export const Route = createFileRoute('/dashboard/user/applicants')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const page = pageIn(textIn(search, 'page'));
    const permissions = ['community.moderate', 'applicants.manage'] as const;
    const head = await dashboardHead(context, 'administration.applicant.title', permissions);
    await context.queryClient.ensureQueryData(applicantsQuery(context.api, page));
    return { page, head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { page } = Route.useLoaderData();
  return (
    <DashboardPage
      title={t('administration.applicant.title')}
      description={t('administration.applicant.text')}
      path={path}
    >
      <ApplicantList page={page} />
    </DashboardPage>
  );
}
