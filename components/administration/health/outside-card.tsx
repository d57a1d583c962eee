import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutsideView } from '#api/administration/health/site-health.contract.ts';
import { outsideViewQuery } from '#api/administration/health/site-health.queries.ts';
import { t } from '#api/translations.ts';
import { TaskAction } from '#components/administration/backup/task-action.tsx';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { HealthFact } from './health-fact.tsx';
import * as styles from './site-health.css.ts';

/** The card that requests the address of the site from outside, on demand. */
export function OutsideCard({ siteUrl }: { siteUrl: string }) {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: view } = useQuery({ ...outsideViewQuery(api), enabled: false });
  const look = () => client.fetchQuery({ ...outsideViewQuery(api), staleTime: 0 });
  return (
    <SettingsCard id="outside" title={t('operation.health.outside')} words={t('operation.health.outside-words')}>
      <dl className={styles.facts}>
        <HealthFact name={t('operation.health.outside.address')}>
          <span dir="ltr">{siteUrl}</span>
        </HealthFact>
        {view && <OutsideFacts {...view} />}
      </dl>
      <div className={styles.action}>
        <TaskAction size="medium" perform={look}>
          {t('operation.health.outside.look')}
        </TaskAction>
      </div>
    </SettingsCard>
  );
}

/** The result of the request from outside: the response, the certificate, and the response without HTTPS. */
export const OutsideFacts = ({ status, error, duration, certificate, plain, url }: OutsideView) => (
  <>
    <HealthFact name={t('operation.health.outside.answer')}>
      {status === 200 ? (
        t('operation.health.outside.answer.ready', { duration })
      ) : (
        <Tag preset="error">{t('operation.health.outside.answer.none')}</Tag>
      )}
      {status !== null && status !== 200 && (
        <span className={styles.note}>{t('operation.health.outside.answer.other', { status })}</span>
      )}
      {error && (
        <span lang="en" dir="ltr" className={styles.folder}>
          {error}
        </span>
      )}
    </HealthFact>
    <HealthFact name={t('operation.health.outside.certificate')}>
      {certificate ? (
        <>
          {t('operation.health.outside.certificate.by', { issuer: certificate.issuer })}{' '}
          <DateTime date={certificate.dateExpires} type="extended" />
          {!certificate.isTrusted && (
            <>
              {' '}
              <Tag preset="error">{t('operation.health.outside.certificate.untrusted')}</Tag>
              <span lang="en" dir="ltr" className={styles.folder}>
                {certificate.error}
              </span>
            </>
          )}
        </>
      ) : (
        t(
          url.startsWith('https:')
            ? 'operation.health.outside.certificate.unknown'
            : 'operation.health.outside.certificate.none',
        )
      )}
    </HealthFact>
    {plain && (
      <HealthFact name={t('operation.health.outside.plain')}>{t(`operation.health.outside.plain.${plain}`)}</HealthFact>
    )}
  </>
);
