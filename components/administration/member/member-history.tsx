import { useQuery } from '@tanstack/react-query';
import { sessionsOfUserQuery } from '#api/member/user/user.queries.ts';
import { memberLogQuery } from '#api/moderation/log/log.queries.ts';
import { t } from '#api/translations.ts';
import { formatUserAgent } from '#components/member/settings/format-user-agent.ts';
import * as sessionStyles from '#components/member/settings/member-session-list.css.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { LogList } from '#components/moderation/log/log-list.tsx';
import { RecordNotes } from '#components/moderation/triage/report-notes.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './member-page.css.ts';

/** The history of a member: notes, sessions, and the newest log entries. */
export const MemberHistory = ({ userID }: { userID: number }) => (
  <>
    <MemberNotes userID={userID} />
    <MemberSessions userID={userID} />
    <MemberLog userID={userID} />
  </>
);

/** The internal notes of moderators about a member. */
const MemberNotes = ({ userID }: { userID: number }) =>
  useMay()('community.moderate') && (
    <SettingsCard id="notes" title={t('user.notes.title')} words={t('user.notes.words')}>
      <RecordNotes record={{ recordType: 'user', recordID: userID }} />
    </SettingsCard>
  );

/** The newest entries of the moderation log about a member, with a link to all. */
function MemberLog({ userID }: { userID: number }) {
  const { api } = useSite();
  const isShown = useMay()(['community.moderate', 'site.manage']);
  const { data } = useQuery({ ...memberLogQuery(api, userID), enabled: isShown });
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

/** The devices on which a member is signed in, for viewers with users.edit. */
function MemberSessions({ userID }: { userID: number }) {
  const { api } = useSite();
  const isShown = useMay()('users.edit');
  const { data: sessions } = useQuery({ ...sessionsOfUserQuery(api, userID), enabled: isShown });
  if (!isShown || !sessions) return null;
  return (
    <SettingsCard id="sessions" title={t('user.sessions.title')}>
      {sessions.length === 0 && <p className={sessionStyles.facts}>{t('user.sessions.none')}</p>}
      <ul className={sessionStyles.list}>
        {sessions.map(({ sessionID, userAgent, dateUpdated, ipAddress }) => (
          <li key={sessionID} className={sessionStyles.item}>
            <div>
              <p className={sessionStyles.device}>{formatUserAgent(userAgent)}</p>
              <p className={sessionStyles.facts}>
                <TranslatedText
                  id="member.sessions.last-used"
                  values={{ date: <DateTime date={dateUpdated} type="relative" /> }}
                />
                {ipAddress && (
                  <>
                    {' · '}
                    <bdi>{ipAddress}</bdi>
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}
