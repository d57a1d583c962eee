import { createFileRoute } from '@tanstack/react-router';
import { notificationsQuery } from '#api/notification/notification.queries.ts';
import { NotificationPage, notificationsPerPage } from '#components/notification/notification-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';
import { settingsHead } from '#pages/-settings-page.ts';

/** All notifications of the viewer. Guests are asked to sign in. */
export const Route = createFileRoute('/profile/notifications')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const page = pageIn(textIn(search, 'page'));
    const head = await settingsHead(context, 'shell.title.notifications');
    const requested = notificationsQuery(context.api, page, notificationsPerPage);
    requireListPage(page, (await context.queryClient.fetchQuery(requested)).notifications);
    return { head, page };
  },
  head: headFromLoader,
  component: () => <NotificationPage page={Route.useLoaderData().page} />,
});
