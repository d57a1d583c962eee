import { createFileRoute, useLocation } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/config.queries.ts';
import { draftListQuery } from '#api/composer/draft.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { DraftList } from '#components/composer/draft-list.tsx';
import { siteNameOf } from '#components/shell/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { PostFault, PostPage } from '#pages/post/-post-page.tsx';

/** One's own drafts (`spec/behaviours.md` §9d): go on with them, or discard them. */
export const Route = createFileRoute('/drafts')({
  loader: async ({ context: { queryClient, api } }) => {
    const [settings] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.fetchQuery(draftListQuery(api)),
    ]);
    return { head: pageHead({ title: 'Manage Drafts', siteName: siteNameOf(settings), noIndex: true }) };
  },
  head: headFromLoader,
  component: () => (
    <PostPage title="Manage Drafts">
      <DraftList />
    </PostPage>
  ),
  errorComponent: ({ error }) => <PostFault error={error} path={useLocation().href} />,
});
