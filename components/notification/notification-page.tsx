import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { markAllNotifications, markNotification } from '#api/notification/notification.client.ts';
import { notificationsKey, notificationsQuery } from '#api/notification/notification.queries.ts';
import { t } from '#api/translations.ts';
import { useLive } from '#components/live/use-live.ts';
import { SettingsPage } from '#components/member/settings/settings-page.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { notificationMarkAllMachine } from '#machines/notification/notification-mark-all.machine.ts';
import { NotificationList } from './notification-list.tsx';
import { NotificationTabs } from './notification-tabs.tsx';
import { useRenewCounts } from './use-unread.ts';

const Pager = lazy(() =>
  import('#components/primitives/navigation/pager.tsx').then((module) => ({ default: module.Pager })),
);

/** The number of notifications on a page. */
export const notificationsPerPage = 30;

/** All notifications of the viewer, in pages (docs/behavior/notification.md#notifications-page). */
export function NotificationPage({ page }: { page: number }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(notificationsQuery(api, page, notificationsPerPage));
  const { all, markOne } = useMarks();
  const hasUnread = data.notifications.some(({ read }) => !read);
  return (
    <SettingsPage
      title={t('notification.menu.title')}
      path="/profile/notifications"
      action={
        <>
          <ButtonLink href="/profile/preferences">{t('notification.menu.preferences')}</ButtonLink>
          {data.total > 0 && (
            <Button
              disabledReason={hasUnread || page > 1 ? undefined : t('notification.menu.all-are-read')}
              {...all.getSendProps()}
            >
              {t('notification.menu.mark-all')}
            </Button>
          )}
        </>
      }
    >
      <NotificationTabs current="all" />
      <div {...all.getRootProps()}>
        <SubmissionProblem submission={all} />
      </div>
      {data.notifications.length === 0 ? (
        <EmptyState icon={<BellOff />} title={t('notification.menu.empty')} />
      ) : (
        <Card padding="small">
          <NotificationList
            notifications={data.notifications}
            onFollow={({ read, notificationID }) => read || markOne(notificationID)}
          />
        </Card>
      )}
      {data.total > notificationsPerPage && (
        <Suspense>
          <Pager
            page={page}
            limit={notificationsPerPage}
            total={data.total}
            label={t('notification.page.pages')}
            href={(target) => `/profile/notifications${target > 1 ? `?page=${target}` : ''}`}
          />
        </Suspense>
      )}
    </SettingsPage>
  );
}

function useMarks() {
  const { api } = useSite();
  const client = useQueryClient();
  const renewCounts = useRenewCounts();
  const renew = async () => {
    await Promise.all([client.invalidateQueries({ queryKey: notificationsKey }), renewCounts()]);
  };
  useLive('notification', renew);
  useLive('counts', renew);
  const all = useSubmission(notificationMarkAllMachine, {
    send: () => markAllNotifications(api),
    onDone: () => void renew(),
  });
  return {
    all,
    // If the request fails, the notification remains unread, which is harmless.
    markOne: (id: number) => void markNotification(api, id).then(renew, () => undefined),
  };
}
