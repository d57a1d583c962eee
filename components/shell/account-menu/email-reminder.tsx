import { t } from '#api/translations.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { container } from '#theme/layout/section.css.ts';
import { notice } from './email-notice.css.ts';

/** The content of the notice about an unconfirmed e-mail address. */
export const EmailReminder = () => (
  <section aria-label={t('shell.email-reminder.text')} className={`${container({ width: 'wide' })} ${notice}`}>
    <Message
      tone="warning"
      actions={
        <ButtonLink href="/entry/emailconfirmrequest" size="small">
          {t('shell.email-reminder.resend')}
        </ButtonLink>
      }
    >
      {t('shell.email-reminder.text')}
    </Message>
  </section>
);
