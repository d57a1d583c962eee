import { createFileRoute, useLocation } from '@tanstack/react-router';
import { defaultLayouts } from '#api/administration/layout/default-layouts.ts';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { inboxQuery } from '#api/conversation/conversation.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { t } from '#api/translations.ts';
import { Inbox } from '#components/conversation/inbox.tsx';
import { LayoutView } from '#components/layout/layout-view.tsx';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';
import { PostErrorPage } from '#pages/post/-post-page.tsx';

/** The viewer's conversations (docs/behavior/conversation.md#inbox). Guests are asked to sign in. */
export const Route = createFileRoute('/messages/inbox')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api }, deps: { search } }) => {
    const page = pageIn(textIn(search, 'page'));
    const [settings, { conversations }] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.fetchQuery({ ...inboxQuery(api, page), staleTime: 0 }),
    ]);
    requireListPage(page, conversations);
    return { page, head: pageHead({ title: t('shell.title.inbox'), siteName: siteNameOf(settings), noIndex: true }) };
  },
  head: headFromLoader,
  component: () => <LayoutView layout={defaultLayouts.inbox} widgets={widgets} crumbs={crumbsToInbox()} />,
  errorComponent: ({ error }) => <PostErrorPage error={error} path={useLocation().href} />,
});

const crumbsToInbox = () => [
  { name: t('conversation.page.home'), href: '/' },
  { name: t('conversation.inbox.title'), href: '/messages/inbox' },
];

const Conversations = () => <Inbox page={Route.useLoaderData().page} />;

const widgets = { inbox: Conversations };
