import { useSuspenseQuery } from '@tanstack/react-query';
import { endSessions } from '#api/member/session/session.client.ts';
import type { Session } from '#api/member/session/session.contract.ts';
import { mySessionsQuery } from '#api/member/user/user.queries.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import type { FormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { formatUserAgent } from './format-user-agent.ts';
import * as styles from './member-change.css.ts';
import * as own from './member-session-list.css.ts';
import { SettingsCard } from './settings-card.tsx';
import { useInvalidateViewer } from './use-change-viewer.ts';

/** The viewer's sessions. The viewer can end each one, or all others at once. */
export function MemberSessionList() {
  const { api } = useSite();
  const { data: sessions } = useSuspenseQuery(mySessionsQuery(api));
  const invalidateViewer = useInvalidateViewer();
  const { change, submit } = useFormSubmission();
  const end = (sessionID?: string) =>
    submit(async () => {
      await endSessions(api, sessionID ? { sessionID } : {});
      await invalidateViewer();
    });
  return <MemberSessionListView sessions={sessions} change={change} onEnd={end} />;
}

/** The view of `MemberSessionList`, rendered from the state of its machine. */
export function MemberSessionListView({
  sessions,
  change,
  onEnd,
}: {
  sessions: readonly Session[];
  change: FormSubmission;
  onEnd: (sessionID?: string) => void;
}) {
  return (
    <SettingsCard id="sessions" title={t('member.sessions.title')} words={t('member.sessions.text')}>
      <SubmissionProblem submission={change} />
      <ul className={own.list}>
        {sessions.map((session) => (
          <Row key={session.sessionID} session={session} isBusy={change.isSending} onEnd={onEnd} />
        ))}
      </ul>
      <div className={styles.form}>
        {sessions.some(({ current }) => !current) && (
          <div className={styles.actions}>
            <Button busy={change.isSending} onClick={() => onEnd()}>
              {t('member.sessions.end-others')}
            </Button>
          </div>
        )}
        <span role="status" className={styles.saved}>
          {change.isDone && t('member.sessions.ended')}
        </span>
      </div>
    </SettingsCard>
  );
}

function Row({
  session: { sessionID, userAgent, ipAddress, dateUpdated, current },
  isBusy,
  onEnd,
}: {
  session: Session;
  isBusy: boolean;
  onEnd: (sessionID: string) => void;
}) {
  const device = formatUserAgent(userAgent);
  return (
    <li className={own.item}>
      <div>
        <p className={own.device}>
          {device}
          {current && <Tag preset="success">{t('member.sessions.this')}</Tag>}
        </p>
        <p className={own.facts}>
          <TranslatedText
            id="member.sessions.last-used"
            values={{ date: <DateTime date={dateUpdated} type="relative" /> }}
          />
          {ipAddress && ` · ${ipAddress}`}
        </p>
      </div>
      {!current && (
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => onEnd(sessionID)}
          aria-label={t('member.sessions.end-of', { device })}
        >
          {t('member.sessions.end')}
        </Button>
      )}
    </li>
  );
}
