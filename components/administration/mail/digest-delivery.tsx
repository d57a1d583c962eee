import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { deliveryDatesQuery } from '#api/mail/digest.queries.ts';
import { sendTestDigest } from '#api/mail/email.client.ts';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './digest-delivery.css.ts';

/**
 * The delivery schedule of the weekly digest: the next deliveries with the number of recipients, and those sent in the
 * last month.
 */
export function DigestDelivery() {
  const { api } = useSite();
  const { data } = useSuspenseQuery(deliveryDatesQuery(api));
  const { scheduled, upcoming, sent } = data;
  return (
    <SettingsCard id="delivery" title={t('administration.digest.delivery')}>
      <p className={styles.next}>
        <TranslatedText
          id="administration.digest.next"
          values={{
            date: <DateTime date={scheduled.dateScheduled} type="extended" />,
            count: scheduled.totalSubscribers ?? 0,
          }}
        />
      </p>
      <Dates title={t('administration.digest.upcoming')} dates={upcoming.map((date) => ({ dateScheduled: date }))} />
      {sent.length > 0 ? (
        <Dates title={t('administration.digest.sent')} dates={sent} />
      ) : (
        <p className={styles.none}>{t('administration.digest.none-sent')}</p>
      )}
    </SettingsCard>
  );
}

interface DeliveryDate {
  readonly dateScheduled: string;
  readonly totalSubscribers?: number | null;
}

const Dates = ({ title, dates }: { title: string; dates: readonly DeliveryDate[] }) => (
  <>
    <h3 className={styles.title}>{title}</h3>
    <ul className={styles.list}>
      {dates.map(({ dateScheduled, totalSubscribers }) => (
        <li key={dateScheduled} className={styles.line}>
          <DateTime date={dateScheduled} type="extended" />
          {typeof totalSubscribers === 'number' && (
            <span className={styles.quiet}>{t('administration.digest.readers', { count: totalSubscribers })}</span>
          )}
        </li>
      ))}
    </ul>
  </>
);

/** The form that sends the administrator's own digest to an address, to review it. */
export function DigestTrial() {
  const { api, me } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  const send = async (entered: FormData) => {
    const destinationAddress = textOf(entered, 'destinationAddress');
    const { body } = await sendTestDigest(api, { destinationAddress, destinationUserID: me.userID });
    toasts.add(
      body.success
        ? { text: t('administration.digest.trial-sent', { address: destinationAddress }), tone: 'success' }
        : { text: t('administration.digest.trial-empty') },
    );
    await client.invalidateQueries({ queryKey: ['digest'] });
  };
  return (
    <MemberChange
      id="trial"
      title={t('administration.digest.trial')}
      words={t('administration.digest.trial-words')}
      submit={t('administration.digest.trial-send')}
      done=""
      save={send}
    >
      {({ errorOf }) => (
        <Field label={t('administration.digest.trial-to')} required error={errorOf('destinationAddress')}>
          {(wiring) => <Input {...wiring} type="email" name="destinationAddress" autoComplete="email" />}
        </Field>
      )}
    </MemberChange>
  );
}
