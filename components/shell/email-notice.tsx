import { ButtonLink } from '#components/primitives/button.tsx';
import { Message } from '#components/primitives/message.tsx';
import { container } from '#theme/layout/section.css.ts';
import { notice } from './email-notice.css.ts';
import { useSite } from './site-context.tsx';

/** Reminds a member whose address must be confirmed first, and offers the message again (specification part 1 §5). */
export function EmailNotice() {
  const { me, settings } = useSite();
  if (me.userID === 0 || me.emailConfirmed || !settings['registration.confirmEmail']) return null;
  return (
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
}
