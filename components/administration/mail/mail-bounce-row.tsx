import { useQueryClient } from '@tanstack/react-query';
import { forgetMailBounce } from '#api/mail/outgoing/outgoing-mail.client.ts';
import type { MailBounce } from '#api/mail/outgoing/outgoing-mail.contract.ts';
import { t } from '#api/translations.ts';
import { TaskAction } from '#components/administration/backup/task-action.tsx';
import { ProfileLink } from '#components/member/profile/profile-link.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordName, recordNote, recordRow, recordText } from '#theme/layout/record.css.ts';
import { ServerAnswer } from './server-answer.tsx';

/** An address that refused a message, with the reason and a button that sends messages to it again. */
export function MailBounceRow({ bounce: { address, reason, userID, userName, dateInserted } }: { bounce: MailBounce }) {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  const forget = async () => {
    await forgetMailBounce(api, address);
    toasts.add({ text: t('outgoing-mail.bounce.done', { address }), tone: 'success' });
    await client.invalidateQueries({ queryKey: ['outgoing-mail'] });
  };
  return (
    <li className={recordRow}>
      <div className={recordText}>
        <p className={recordName}>
          <bdi>{address}</bdi>
        </p>
        <p className={recordNote}>
          {userID !== null && userName !== null && (
            <>
              <ProfileLink person={{ userID, name: userName }} />
              {' · '}
            </>
          )}
          <DateTime date={dateInserted} />
        </p>
        <ServerAnswer text={reason} />
      </div>
      <TaskAction label={t('outgoing-mail.bounce.retry-named', { address })} perform={forget}>
        {t('outgoing-mail.bounce.retry')}
      </TaskAction>
    </li>
  );
}
