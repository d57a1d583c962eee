import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { changePreferences } from '#api/notification/notification-preference.client.ts';
import type {
  NotificationPreferences,
  NotificationPreferencesPatch,
} from '#api/notification/notification-preference.contract.ts';
import { myPreferencesQuery } from '#api/notification/notification-preference.queries.ts';
import { t } from '#api/translations.ts';
import { ToastContext } from '#components/primitives/overlay/toast-context.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import {
  connectNotificationPreferences,
  type NotificationPreferencesApi,
} from '#machines/notification/notification-preferences.connect.ts';
import { notificationPreferencesMachine } from '#machines/notification/notification-preferences.machine.ts';

/** Runs the machine of the notification preferences with the API. Pending changes are sent when the page is left. */
export function useNotificationPreferences(preferences: NotificationPreferences): NotificationPreferencesApi {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = use(ToastContext);
  const success = t('notification.preferences.success');
  const latest = useRef({ toasts, success });
  latest.current = { toasts, success };
  const logic = useMemo(
    () =>
      notificationPreferencesMachine.provide({
        actors: {
          savePreferences: fromPromise<NotificationPreferences, NotificationPreferencesPatch>(async ({ input }) => {
            const { body } = await changePreferences(api, input);
            client.setQueryData(myPreferencesQuery(api).queryKey, body);
            return body;
          }),
        },
        actions: { tellSaved: () => void latest.current.toasts?.add({ text: latest.current.success }) },
      }),
    [api, client],
  );
  const [snapshot, send] = useMachine(logic, { input: { preferences } });
  const form = connectNotificationPreferences(snapshot, send);
  const unsent = useRef(form.pending);
  unsent.current = form.pending;
  useEffect(
    () => () => {
      if (Object.keys(unsent.current).length === 0) return;
      client.removeQueries({ queryKey: myPreferencesQuery(api).queryKey });
      void changePreferences(api, unsent.current).catch(() => undefined);
    },
    [api, client],
  );
  return form;
}
