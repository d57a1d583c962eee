import { useQuery } from '@tanstack/react-query';
import { auditLogQuery } from '#api/moderation/log/log.queries.ts';
import { t } from '#api/translations.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { LogList } from '#components/moderation/log/log-list.tsx';
import { RecordNotes } from '#components/moderation/triage/report-notes.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './member-page.css.ts';

/** The query for the newest log entries about a member. */
export const memberLogQuery = (userID: number) =>
  ({ recordType: 'member', recordID: userID, level: 'private', limit: 10 }) as const;

/** The internal notes of moderators about a member. */
export const MemberNotes = ({ userID }: { userID: number }) =>
  useMay()('community.moderate') && (
    <SettingsCard id="notes" title={t('user.notes.title')} words={t('user.notes.words')}>
      <RecordNotes record={{ recordType: 'user', recordID: userID }} />
    </SettingsCard>
  );

/** The newest entries of the moderation log about a member, with a link to all. */
export function MemberLog({ userID }: { userID: number }) {
  const { api } = useSite();
  const isShown = useMay()(['community.moderate', 'site.manage']);
  const { data } = useQuery({ ...auditLogQuery(api, memberLogQuery(userID)), enabled: isShown });
  if (!isShown || !data) return null;
  return (
    <SettingsCard id="log" title={t('user.log.title')}>
      {data.rows.length === 0 ? (
        <p className={styles.quiet}>{t('user.log.none')}</p>
      ) : (
        <LogList entries={data.rows} detail="actions" />
      )}
      {data.total > data.rows.length && (
        <p>
          <Link href={`/log/filter?recordType=member&recordID=${userID}`}>{t('user.log.all')}</Link>
        </p>
      )}
    </SettingsCard>
  );
}
