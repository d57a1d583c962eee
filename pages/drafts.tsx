import { createFileRoute, useLocation } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/config.queries.ts';
import { type DraftTab, draftListQuery } from '#api/composer/draft.queries.ts';
import { myPermissionsQuery } from '#api/member/me.queries.ts';
import { hasPermission, type PermissionRecord } from '#api/member/permission.ts';
import { ownHeldPostsQuery } from '#api/moderation/held-post.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { t } from '#api/words.ts';
import { DraftList } from '#components/composer/draft-list.tsx';
import { WaitingPosts } from '#components/moderation/waiting-posts.tsx';
import { siteNameOf } from '#components/shell/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';
import { PostFault, PostPage } from '#pages/post/-post-page.tsx';

const tabIn = (search: SearchText): DraftTab => {
  const tab = textIn(search, 'tab');
  return tab === 'schedule' || tab === 'errors' ? tab : 'drafts';
};

/** One's own drafts (`spec/behaviours.md` §9d): go on with them, schedule or discard them; `tab` shows a part of them. */
export const Route = createFileRoute('/drafts')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api }, deps: { search } }) => {
    const tab = tabIn(search);
    const [settings, permissions] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(myPermissionsQuery(api)),
      queryClient.fetchQuery(draftListQuery(api, tab)),
      tab === 'drafts' && queryClient.fetchQuery(ownHeldPostsQuery(api)),
    ]);
    const mayPlan = hasPermission(permissions as PermissionRecord, 'schedule.allow');
    const title = t(mayPlan ? 'shell.title.drafts-and-schedule' : 'shell.title.drafts');
    return { title, tab, head: pageHead({ title, siteName: siteNameOf(settings), noIndex: true }) };
  },
  head: headFromLoader,
  component: Drafts,
  errorComponent: ({ error }) => <PostFault error={error} path={useLocation().href} />,
});

function Drafts() {
  const { title, tab } = Route.useLoaderData();
  return (
    <PostPage title={title}>
      {tab === 'drafts' && <WaitingPosts />}
      <DraftList tab={tab} />
    </PostPage>
  );
}
