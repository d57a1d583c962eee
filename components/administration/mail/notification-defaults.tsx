import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changePreferenceDefaults } from '#api/notification/notification-preference.client.ts';
import { preferenceDefaultsQuery } from '#api/notification/notification-preference.queries.ts';
import type { NotificationChannel, NotificationType } from '#api/notification/notification-type.ts';
import { preferenceGroups, rowsOfSite } from '#api/notification/preference-groups.ts';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import type { PreferenceTableProps } from '#components/notification/preference-table.tsx';
import { PreferenceTable } from '#components/notification/preference-table.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './notification-defaults.css.ts';

type Choices = Readonly<Record<string, Partial<Record<NotificationChannel, boolean>>>>;

/**
 * Returns the checkboxes of the default notification preferences (the stored values with the unsaved changes applied)
 * and the function that saves them.
 */
function useDefaults() {
  const { api } = useSite();
  const client = useQueryClient();
  const { data } = useSuspenseQuery(preferenceDefaultsQuery(api));
  const [change, setChange] = useState<Choices>({});
  const save = async () => {
    const { body } = await changePreferenceDefaults(api, change);
    client.setQueryData(preferenceDefaultsQuery(api).queryKey, body);
  };
  const boxOf: PreferenceTableProps['boxOf'] = (type: NotificationType, channel) => ({
    checked: change[type]?.[channel] ?? data[type]?.[channel] ?? false,
    onChange: ({ target }) =>
      setChange((before) => ({ ...before, [type]: { ...before[type], [channel]: target.checked } })),
  });
  return { boxOf, save, forget: () => setChange({}) };
}

/**
 * The form for the default notification channels of each event (docs/behavior/administration.md#default-preferences).
 */
export function NotificationDefaults() {
  const { settings } = useSite();
  const { boxOf, save, forget } = useDefaults();
  return (
    <MemberChange
      id="defaults"
      title={t('administration.defaults.events')}
      words={t('administration.defaults.words')}
      submit={t('administration.defaults.save')}
      done={t('administration.defaults.saved')}
      save={save}
      onSaved={forget}
    >
      {() => (
        <div className={styles.groups}>
          {preferenceGroups.map((group) => (
            <PreferenceTable
              key={group.id}
              group={{ ...group, rows: rowsOfSite(group, settings) }}
              boxOf={boxOf}
              isInCard
            />
          ))}
        </div>
      )}
    </MemberChange>
  );
}
