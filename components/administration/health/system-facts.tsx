import type { SiteHealth } from '#api/administration/health/site-health.contract.ts';
import { t } from '#api/translations.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { fileSize, fullNumber } from '#components/primitives/text/format-number.ts';
import { Tag } from '#components/primitives/text/tag.tsx';
import { HealthFact } from './health-fact.tsx';
import * as styles from './site-health.css.ts';

/** The card with versions, process, database, uploads and disk. */
export function SystemFacts({ health }: { health: SiteHealth }) {
  const { version, nodeVersion, process, database, uploads, disk } = health;
  const { busy, idle, waiting } = database.connections;
  return (
    <SettingsCard id="system" title={t('operation.health.system')}>
      <dl className={styles.facts}>
        <HealthFact name={t('operation.health.version')}>
          {t('operation.health.version-node', { version, node: nodeVersion })}
        </HealthFact>
        <HealthFact name={t('operation.health.started')}>
          <DateTime date={process.dateStarted} type="extended" />
        </HealthFact>
        <HealthFact name={t('operation.health.processes')}>
          {process.countProcesses === null
            ? t('operation.health.processes-unknown')
            : fullNumber(process.countProcesses)}
        </HealthFact>
        <HealthFact name={t('operation.health.memory')}>{fileSize(process.memory)}</HealthFact>
        <HealthFact name={t('operation.health.database')}>
          {t(`operation.health.database.${database.kind}`, { version: database.version })}
        </HealthFact>
        <HealthFact name={t('operation.health.database-size')}>{fileSize(database.size)}</HealthFact>
        <HealthFact name={t('operation.health.connections')}>
          {t('operation.health.connections-words', { busy, idle, waiting })}
        </HealthFact>
        <HealthFact name={t('operation.health.caches')}>
          {database.isReceiving ? (
            t('operation.health.caches.good')
          ) : (
            <Tag preset="error">{t('operation.health.caches.apart')}</Tag>
          )}
        </HealthFact>
        <HealthFact name={t('operation.health.uploads')}>
          {t('operation.health.uploads-words', { count: uploads.count, size: fileSize(uploads.size) })}
        </HealthFact>
        <HealthFact name={t('operation.health.disk')}>
          {t('operation.health.disk-words', { free: fileSize(disk.free), total: fileSize(disk.total) })}{' '}
          {disk.state !== 'enough' && <Tag preset="error">{t(`operation.health.disk.${disk.state}`)}</Tag>}
          <span dir="ltr" className={styles.folder}>
            {disk.folder}
          </span>
        </HealthFact>
      </dl>
      <details className={styles.more}>
        <summary>{t('operation.health.tables')}</summary>
        <ul className={styles.tables}>
          {database.tables.map(({ name, size }) => (
            <li key={name} className={styles.table}>
              <code dir="ltr">{name}</code>
              <span>{fileSize(size)}</span>
            </li>
          ))}
        </ul>
      </details>
    </SettingsCard>
  );
}
