import { ButtonLink } from '#components/primitives/button.tsx';
import { Message } from '#components/primitives/message.tsx';
import { container } from '#theme/layout/section.css.ts';
import { notice } from './email-notice.css.ts';

/** The words of the notice that an address is to be confirmed. */
export const EmailReminder = () => (
  <div className={`${container({ width: 'wide' })} ${notice}`}>
    <Message
      tone="warning"
      actions={
        <ButtonLink href="/entry/emailconfirmrequest" size="small">
          Resend confirmation email
        </ButtonLink>
      }
    >
      Your email address is not confirmed. Until it is, you can read but not write.
    </Message>
  </div>
);
