import { useQuery } from '@tanstack/react-query';
import { sessionsOfUserQuery } from '#api/member/user/user.queries.ts';
import { t } from '#api/translations.ts';
import { formatUserAgent } from '#components/member/settings/format-user-agent.ts';
import * as styles from '#components/member/settings/member-session-list.css.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';

/** The devices on which a member is signed in, for viewers with users.edit. */
export function MemberSessions({ userID }: { userID: number }) {
  const { api } = useSite();
  const isShown = useMay()('users.edit');
  const { data: sessions } = useQuery({ ...sessionsOfUserQuery(api, userID), enabled: isShown });
  if (!isShown || !sessions) return null;
  return (
    <SettingsCard id="sessions" title={t('user.sessions.title')}>
      {sessions.length === 0 && <p className={styles.facts}>{t('user.sessions.none')}</p>}
      <ul className={styles.list}>
        {sessions.map(({ sessionID, userAgent, dateUpdated, ipAddress }) => (
          <li key={sessionID} className={styles.item}>
            <div>
              <p className={styles.device}>{formatUserAgent(userAgent)}</p>
              <p className={styles.facts}>
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
