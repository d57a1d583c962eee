import { use } from 'react';
import { inSection } from '#api/administration/layout/site-section.ts';
import { t } from '#api/translations.ts';
import { useEntryLink } from '#components/account/sign-in/use-entry-link.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { PageLocationContext } from '#components/shell/page/page-location.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { CallFrame, type CallLook } from './call-frame.tsx';

/** The props of the invitation: texts and look. Empty texts are those of the site's settings, otherwise the defaults. */
export interface GuestCallToActionProps extends CallLook {
  readonly title?: string;
  readonly description?: string;
  readonly registerLabel?: string;
  readonly signInLabel?: string;
}

/**
 * Invites guests to register or sign in (docs/behavior/widget.md#calls-to-action) and returns them to the current page
 * afterwards.
 */
export function GuestCallToActionWidget({
  title,
  description,
  registerLabel,
  signInLabel,
  ...look
}: GuestCallToActionProps) {
  const { me, section, settings } = useSite();
  const entryLink = useEntryLink();
  const path = inSection(section, use(PageLocationContext).path ?? '');
  if (me.userID !== 0) return null;
  return (
    <CallFrame
      {...look}
      title={title || String(settings['ui.welcomeTitle'] || t('shell.call.title'))}
      description={description || String(settings['ui.welcomeText'] || t('shell.call.text'))}
    >
      <ButtonLink {...entryLink('registration', path)} variant="primary">
        {registerLabel || t('shell.call.register')}
      </ButtonLink>
      <ButtonLink {...entryLink('signIn', path)}>{signInLabel || t('shell.call.sign-in')}</ButtonLink>
    </CallFrame>
  );
}
