import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import {
  type DraftTab,
  type DraftView,
  draftKinds,
  draftListQuery,
  draftSorts,
  draftsPerPage,
} from '#api/composer/draft/draft.queries.ts';
import { hasPermission, type PermissionRecord } from '#api/member/role/permission.ts';
import { myPermissionsQuery } from '#api/member/user/me.queries.ts';
import { ownHeldPostsQuery } from '#api/moderation/approval/held-post.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { t } from '#api/translations.ts';
import { DraftList } from '#components/composer/draft/draft-list.tsx';
import { draftListAddress } from '#components/composer/draft/draft-list-address.ts';
import { OwnHeldPosts } from '#components/moderation/approval/own-held-posts.tsx';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';
import { PostErrorPage, PostPage } from '#pages/post/-post-page.tsx';

const tabIn = (search: SearchText): DraftTab => {
  const tab = textIn(search, 'tab');
  return tab === 'schedule' || tab === 'errors' ? tab : 'drafts';
};

/** Returns a date of the form `2026-11-21` from the query; undefined for anything else. */
function dayIn(search: SearchText, name: string): string | undefined {
  const text = textIn(search, name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

function viewIn(search: SearchText): DraftView {
  const tab = tabIn(search);
  const [usual, ...others] = draftSorts[tab];
  const sort = others.find((one) => one === textIn(search, 'sort')) ?? usual;
  const kind = draftKinds.find((one) => one === textIn(search, 'recordType'));
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')];
  const page = pageIn(textIn(search, 'page'));
  return { tab, sort, page, ...(kind && { kind }), ...(from && { from }), ...(to && { to }) };
}

/**
 * The viewer's drafts (docs/behavior/composer.md#drafts-page), to continue, schedule or discard. `tab` selects a group,
 * `sort` and `page` the order and page; `recordType`, `from` and `to` filter the list.
 */
export const Route = createFileRoute('/drafts')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api }, deps: { search } }) => {
    const view = viewIn(search);
    const [settings, permissions, { drafts, total }] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(myPermissionsQuery(api)),
      queryClient.fetchQuery(draftListQuery(api, view)),
      view.tab === 'drafts' && queryClient.fetchQuery(ownHeldPostsQuery(api)),
    ]);
    // The last draft of a page was discarded, or the address is outdated.
    if (drafts.length === 0 && total > 0)
      throw redirect({ href: draftListAddress({ ...view, page: Math.ceil(total / draftsPerPage) }), statusCode: 302 });
    const mayPlan = hasPermission(permissions as PermissionRecord, 'schedule.allow');
    const title = t(mayPlan ? 'shell.title.drafts-and-schedule' : 'shell.title.drafts');
    return { title, view, head: pageHead({ title, siteName: siteNameOf(settings), noIndex: true }) };
  },
  head: headFromLoader,
  component: Drafts,
  errorComponent: ({ error }) => <PostErrorPage error={error} path={useLocation().href} />,
});

function Drafts() {
  const { title, view } = Route.useLoaderData();
  return (
    <PostPage title={title}>
      {view.tab === 'drafts' && <OwnHeldPosts />}
      <DraftList view={view} />
    </PostPage>
  );
}
