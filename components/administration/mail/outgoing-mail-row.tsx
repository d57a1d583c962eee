import { useQueryClient } from '@tanstack/react-query';
import { discardOutgoingMails, retryOutgoingMails } from '#api/mail/outgoing/outgoing-mail.client.ts';
import type { OutgoingMail } from '#api/mail/outgoing/outgoing-mail.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { TaskAction } from '#components/administration/backup/task-action.tsx';
import { ProfileLink } from '#components/member/profile/profile-link.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordName, recordNote, recordRow, recordText } from '#theme/layout/record.css.ts';
import { mailProblemText } from './mail-problem-text.ts';
import { mailRowActions } from './outgoing-mail.css.ts';
import { ServerAnswer } from './server-answer.tsx';

const kinds: Readonly<Record<string, MessageID>> = {
  notification: 'outgoing-mail.kind.notification',
  'question-follow-up': 'outgoing-mail.kind.notification',
  digest: 'outgoing-mail.kind.digest',
  'incoming-refusal': 'outgoing-mail.kind.refusal',
  trial: 'outgoing-mail.kind.trial',
};

const presets = {
  queued: 'standard',
  sending: 'standard',
  sent: 'success',
  failed: 'error',
  uncertain: 'error',
  dropped: 'greyscale',
} as const satisfies Record<OutgoingMail['state'], string>;

/** Returns a function that queues messages again and shows how many were queued. */
function useRetry() {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  return async (mails: readonly OutgoingMail[]) => {
    const { mailIDs } = (
      await retryOutgoingMails(
        api,
        mails.map(({ mailID }) => mailID),
      )
    ).body;
    toasts.add({ text: t('outgoing-mail.retried', { count: mailIDs.length }), tone: 'success' });
    await client.invalidateQueries({ queryKey: ['outgoing-mail'] });
  };
}

/** A button that tries all failed messages of the page again. */
export function RetryAll({ mails }: { mails: readonly OutgoingMail[] }) {
  const retry = useRetry();
  const some = mails.filter(({ mayRetry, state }) => mayRetry && state === 'failed');
  return (
    some.length > 1 && (
      <div>
        <TaskAction size="medium" perform={() => retry(some)}>
          {t('outgoing-mail.retry-all', { count: some.length })}
        </TaskAction>
      </div>
    )
  );
}

/** A message of the queue: its kind and recipient, its state, and the buttons that try it again or discard it. */
export function OutgoingMailRow({ mail }: { mail: OutgoingMail }) {
  const { template, to, userID, userName, state } = mail;
  return (
    <li className={recordRow}>
      <div className={recordText}>
        <p className={recordName}>
          {t(kinds[template] ?? 'outgoing-mail.kind.account')}
          <Tag preset={presets[state]}>{t(`outgoing-mail.state.${state}`)}</Tag>
        </p>
        <p className={recordNote}>
          {to === null ? t('outgoing-mail.hidden') : <bdi>{to}</bdi>}
          {userID !== null && userName !== null && (
            <>
              {' · '}
              <ProfileLink person={{ userID, name: userName }} />
            </>
          )}
          {' · '}
          <DateTime date={mail.dateSent ?? mail.dateInserted} />
          {mail.attempts > 1 && ` · ${t('outgoing-mail.attempts', { count: mail.attempts })}`}
        </p>
        <Problem mail={mail} />
      </div>
      <Actions mail={mail} />
    </li>
  );
}

function Problem({ mail: { problem, detail, state, mayRetry, dateDue, dateInserted } }: { mail: OutgoingMail }) {
  const isLost = !mayRetry && (state === 'failed' || state === 'uncertain');
  return (
    <>
      {problem && <p className={recordNote}>{mailProblemText(problem)}</p>}
      {detail && <ServerAnswer text={detail} />}
      {state === 'queued' && dateDue > dateInserted && (
        <p className={recordNote}>
          <TranslatedText id="outgoing-mail.due" values={{ date: <DateTime date={dateDue} type="extended" /> }} />
        </p>
      )}
      {isLost && <p className={recordNote}>{t('outgoing-mail.lost')}</p>}
    </>
  );
}

function Actions({ mail }: { mail: OutgoingMail }) {
  const { api } = useSite();
  const client = useQueryClient();
  const retry = useRetry();
  const { mailID, state, mayRetry } = mail;
  if (state !== 'queued' && state !== 'failed' && state !== 'uncertain') return null;
  const to = mail.to ?? t('outgoing-mail.hidden');
  const discard = async () => {
    await discardOutgoingMails(api, [mailID]);
    await client.invalidateQueries({ queryKey: ['outgoing-mail'] });
  };
  return (
    <div className={mailRowActions}>
      {mayRetry && (
        <TaskAction label={t('outgoing-mail.retry-named', { number: mailID, to })} perform={() => retry([mail])}>
          {t('outgoing-mail.retry')}
        </TaskAction>
      )}
      <Confirm
        title={t('outgoing-mail.discard-title')}
        confirmLabel={t('outgoing-mail.discard')}
        isDestructive
        onConfirm={discard}
        trigger={(open) => (
          <Button size="small" onClick={open} aria-label={t('outgoing-mail.discard-named', { number: mailID, to })}>
            {t('outgoing-mail.discard')}
          </Button>
        )}
      >
        {t('outgoing-mail.discard-text')}
      </Confirm>
    </div>
  );
}
