import type { ComponentProps } from 'react';
import type { MessageID } from '#api/message-id.ts';
import {
  type NotificationChannel,
  type NotificationType,
  notificationChannels,
} from '#api/notification/notification-type.ts';
import { channelsOf, type PreferenceGroup } from '#api/notification/preference-groups.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import * as styles from './notification-preferences.css.ts';

const channelWords = {
  popup: 'notification.channel.popup',
  email: 'notification.channel.email',
  push: 'notification.channel.push',
} as const satisfies Record<string, MessageID>;

type BoxProps = Pick<ComponentProps<typeof Checkbox>, 'checked' | 'onChange'>;

/** Props of `PreferenceTable`: a group of events, and the checkbox props of each event and channel. */
export interface PreferenceTableProps {
  readonly group: PreferenceGroup;
  readonly boxOf: (type: NotificationType, channel: NotificationChannel) => BoxProps;
  /** Whether the table is already inside a card. */
  readonly isInCard?: boolean;
}

/** A group of events, with a checkbox for each channel. */
export function PreferenceTable({ isInCard = false, ...part }: PreferenceTableProps) {
  const titleID = `preferences-${part.group.id}`;
  const Heading = isInCard ? 'h3' : 'h2';
  const words = (
    <>
      <Heading id={titleID} className={styles.title}>
        {t(part.group.name)}
      </Heading>
      <Boxes {...part} titleID={titleID} />
    </>
  );
  return isInCard ? (
    <section aria-labelledby={titleID}>{words}</section>
  ) : (
    <Card as="section" padding="medium" aria-labelledby={titleID}>
      {words}
    </Card>
  );
}

const Boxes = ({ group, boxOf, titleID }: Omit<PreferenceTableProps, 'isInCard'> & { titleID: string }) => (
  <>
    {group.description && <p className={styles.description}>{t(group.description)}</p>}
    <table className={styles.table} aria-labelledby={titleID}>
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
        {group.rows.map((row) => (
          <tr key={row.type} className={styles.row}>
            <th scope="row" className={styles.event}>
              {t(row.label)}
            </th>
            {notificationChannels.map((channel) => (
              <td key={channel} className={styles.box}>
                {channelsOf(row).includes(channel) && (
                  <Checkbox
                    label={`${t(channelWords[channel])}: ${t(row.label)}`}
                    labelHidden
                    {...boxOf(row.type, channel)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
