import type { StorageUse as Use } from '#api/administration/health/site-health.contract.ts';
import { t } from '#api/translations.ts';
import { fileSize } from '#components/primitives/text/format-number.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { recordNote } from '#theme/layout/record.css.ts';
import * as styles from './site-health.css.ts';

/** The storage use by kind of file, and the members with the largest uploads. */
export const StorageUse = ({ storage: { kinds, members } }: { storage: Use }) =>
  kinds.length === 0 ? (
    <p className={recordNote}>{t('operation.health.storage.none')}</p>
  ) : (
    <>
      <h3 className={styles.subheading}>{t('operation.health.storage.kinds')}</h3>
      <ul className={styles.tables}>
        {kinds.map(({ kind, count, size }) => (
          <li key={kind} className={styles.table}>
            <span>{t(`operation.health.storage.${kind}`, { count })}</span>
            <span>{fileSize(size)}</span>
          </li>
        ))}
      </ul>
      {members.length > 0 && (
        <>
          <h3 className={styles.subheading}>{t('operation.health.storage.members')}</h3>
          <ul className={styles.tables}>
            {members.map(({ user: { userID, name }, count, size }) => (
              <li key={userID} className={styles.table}>
                <span>
                  <Link href={`/dashboard/members/${userID}`}>
                    <bdi>{name}</bdi>
                  </Link>{' '}
                  {t('operation.health.storage.files', { count })}
                </span>
                <span>{fileSize(size)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
