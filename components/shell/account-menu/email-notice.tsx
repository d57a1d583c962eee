import { lazy, Suspense } from 'react';
import { useSite } from '#components/shell/site/site-context.tsx';

const EmailReminder = lazy(() => import('./email-reminder.tsx').then((module) => ({ default: module.EmailReminder })));

/**
 * Reminds a member to confirm their e-mail address, and offers to send the message again
 * (docs/behavior/account.md#e-mail-confirmation).
 */
export function EmailNotice() {
  const { me, settings } = useSite();
  if (me.userID === 0 || me.emailConfirmed || !settings['registration.confirmEmail']) return null;
  return (
    <Suspense>
      <EmailReminder />
    </Suspense>
  );
}
