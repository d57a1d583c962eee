import { createFileRoute } from '@tanstack/react-router';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { approvalQueueQuery } from '#api/moderation/approval/held-post.queries.ts';
import { holdCauses } from '#api/moderation/approval/hold-cause.ts';
import { parseNumberParam, parsePageParam } from '#api/moderation/triage/report-filter.ts';
import { currentTranslations } from '#api/translations.ts';
import { moderatorPermissions } from '#components/administration/dashboard/dashboard-place.ts';
import { ApprovalQueuePage } from '#components/moderation/approval/approval-queue-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import type { SearchText } from '#pages/-search-text.ts';

/** The queue of posts held for approval. */
export const Route = createFileRoute('/dashboard/content/approval')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const { queryClient, api } = context;
    const filter = { page: parsePageParam(search), place: parseNumberParam(search, 'place'), cause: causeIn(search) };
    const head = await dashboardHead(context, 'report.approval.title', moderatorPermissions);
    await Promise.all([
      queryClient.fetchQuery(approvalQueueQuery(api, filter)),
      queryClient.ensureQueryData(visibleCategoriesQuery(api)),
      currentTranslations().need('moderation'),
      currentTranslations().need('bulk'),
      currentTranslations().need('log'),
    ]);
    return { head, filter };
  },
  head: headFromLoader,
  component: Page,
});

const causeIn = ({ cause }: SearchText) => holdCauses.find((one) => one === cause);

function Page() {
  return <ApprovalQueuePage filter={Route.useLoaderData().filter} />;
}
