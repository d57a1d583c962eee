import { createFileRoute } from '@tanstack/react-router';
import { approvalQueueQuery } from '#api/moderation/held-post.queries.ts';
import { ApprovalQueuePage } from '#components/moderation/approval-queue-page.tsx';
import { moderating } from '#components/moderation/dashboard-places.ts';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';

/** The posts that wait for approval. */
export const Route = createFileRoute('/dashboard/content/approval')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const page = Math.max(1, Math.trunc(Number(textIn(search, 'page') ?? 1)) || 1);
    const head = await dashboardHead(context, 'report.approval.title', moderating);
    await context.queryClient.fetchQuery(approvalQueueQuery(context.api, page));
    return { head, page };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  return <ApprovalQueuePage page={Route.useLoaderData().page} />;
}
