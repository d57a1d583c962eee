import { createFileRoute } from '@tanstack/react-router';
import { myPreferencesQuery } from '#api/notification/notification-preference.queries.ts';
import { NotificationPreferencePage } from '#components/notification/notification-preference-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsHead } from '#pages/-settings-page.ts';

/** The viewer's notification preferences; a name in the address is ignored. Guests are asked to sign in. */
export const Route = createFileRoute('/profile/preferences/{-$name}')({
  loader: async ({ context }) => {
    const head = await settingsHead(context, 'shell.title.notification-preferences');
    await context.queryClient.fetchQuery(myPreferencesQuery(context.api));
    return { head };
  },
  head: headFromLoader,
  component: NotificationPreferencePage,
});
