import { useQueryClient } from '@tanstack/react-query';
import { forgetMailBounce } from '#api/mail/outgoing/outgoing-mail.client.ts';
import type { MailBounce } from '#api/mail/outgoing/outgoing-mail.contract.ts';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import { t } from '#api/translations.ts';
import { TaskAction } from '#components/administration/backup/task-action.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordName, recordNote, recordRow, recordText } from '#theme/layout/record.css.ts';

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
              <Link href={profileUrl({ userID, name: userName })}>
                <bdi>{userName}</bdi>
              </Link>
              {' · '}
            </>
          )}
          <DateTime date={dateInserted} />
        </p>
        <p className={recordNote}>
          {t('outgoing-mail.answer')}{' '}
          <bdi lang="en" dir="ltr">
            {reason}
          </bdi>
        </p>
      </div>
      <TaskAction label={t('outgoing-mail.bounce.retry-named', { address })} perform={forget}>
        {t('outgoing-mail.bounce.retry')}
      </TaskAction>
    </li>
  );
}
