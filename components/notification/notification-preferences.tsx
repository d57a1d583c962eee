import type { NotificationPreferences as Preferences } from '#api/notification/notification-preference.contract.ts';
import { preferenceGroups, rowsOfSite } from '#api/notification/preference-groups.ts';
import { t } from '#api/translations.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { EmailPreferences } from './email-preferences.tsx';
import * as styles from './notification-preferences.css.ts';
import { PreferenceTable } from './preference-table.tsx';
import { useNotificationPreferences } from './use-notification-preferences.ts';

/** Props of `NotificationPreferences`: the preferences as stored on the server. */
export interface NotificationPreferencesProps {
  readonly preferences: Preferences;
}

/**
 * The notification preferences of a member: events and their channels. Changes are saved automatically
 * (docs/behavior/notification.md#notification-preferences).
 */
export function NotificationPreferences({ preferences }: NotificationPreferencesProps) {
  const form = useNotificationPreferences(preferences);
  const may = useMay();
  const { settings } = useSite();
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
          <PreferenceTable
            key={group.id}
            group={{ ...group, rows: rowsOfSite(group, settings) }}
            boxOf={form.getBoxProps}
          />
        ))}
      <EmailPreferences form={form} />
    </div>
  );
}
