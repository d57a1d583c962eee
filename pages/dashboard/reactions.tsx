import { createFileRoute } from '@tanstack/react-router';
import { reactionTypesQuery } from '#api/post/reaction/reaction.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { ReactionTypeList } from '#components/moderation/rule/reaction-type-list.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The page where administrators edit the reaction types: name, points and permission. */
export const Route = createFileRoute('/dashboard/reactions')({
  loader: async ({ context }) => {
    const head = await dashboardHead(context, 'reaction.title', ['site.manage']);
    await context.queryClient.ensureQueryData(reactionTypesQuery(context.api));
    return { head };
  },
  head: headFromLoader,
  component: () => (
    <DashboardPage title={t('reaction.title')} description={t('reaction.words')} path="/dashboard/reactions">
      <ReactionTypeList />
    </DashboardPage>
  ),
});
