import type { MessageID } from '#api/message-id.ts';
import type { NotificationPreferences as Preferences } from '#api/notification/notification-preference.contract.ts';
import { notificationChannels } from '#api/notification/notification-type.ts';
import { type PreferenceGroup, preferenceGroups } from '#api/notification/preference-groups.ts';
import { t } from '#api/words.ts';
import { Card } from '#components/primitives/card.tsx';
import { Checkbox } from '#components/primitives/checkbox.tsx';
import { Message } from '#components/primitives/message.tsx';
import { useMay } from '#components/shell/site-context.tsx';
import type { NotificationPreferencesApi } from '#machines/notification/notification-preferences.connect.ts';
import { EmailPreferences } from './email-preferences.tsx';
import * as styles from './notification-preferences.css.ts';
import { useNotificationPreferences } from './use-notification-preferences.ts';

/** What the preferences take: as the server knows them. */
export interface NotificationPreferencesProps {
  readonly preferences: Preferences;
}

/** What a member wants to hear of, and in which ways; saved by itself (`spec/screens.md` D8). */
export function NotificationPreferences({ preferences }: NotificationPreferencesProps) {
  const form = useNotificationPreferences(preferences);
  const may = useMay();
  return (
    <div {...form.getRootProps()} className={styles.form}>
      <p role="status" className={styles.status}>
        {form.isSaving && t('notification.preferences.saving')}
        {form.isSaved && t('notification.preferences.saved')}
      </p>
      {form.reason && (
        <Message tone="error" live onDismiss={form.dismiss}>
          {form.reason}
        </Message>
      )}
      {preferenceGroups
        .filter(({ permissions }) => !permissions || may(permissions))
        .map((group) => (
          <Group key={group.id} group={group} form={form} />
        ))}
      <EmailPreferences form={form} />
    </div>
  );
}

const channelWords = {
  popup: 'notification.channel.popup',
  email: 'notification.channel.email',
  push: 'notification.channel.push',
} as const satisfies Record<string, MessageID>;

const Group = ({ group, form }: { group: PreferenceGroup; form: NotificationPreferencesApi }) => (
  <Card as="section" padding="medium" aria-labelledby={`preferences-${group.id}`}>
    <h2 id={`preferences-${group.id}`} className={styles.title}>
      {t(group.name)}
    </h2>
    {group.description && <p className={styles.description}>{t(group.description)}</p>}
    <table className={styles.table} aria-labelledby={`preferences-${group.id}`}>
      <thead>
        <tr>
          <th scope="col" className={styles.what}>
            {t('notification.preferences.event')}
          </th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col" className={styles.channel}>
              {t(channelWords[channel])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.rows.map(({ type, label }) => (
          <tr key={type} className={styles.row}>
            <th scope="row" className={styles.event}>
              {t(label)}
            </th>
            {notificationChannels.map((channel) => (
              <td key={channel} className={styles.box}>
                <Checkbox
                  label={`${t(channelWords[channel])}: ${t(label)}`}
                  labelHidden
                  {...form.getBoxProps(type, channel)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
);
