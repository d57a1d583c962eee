import { t } from '#api/translations.ts';
import { Message } from '#components/primitives/text/message.tsx';

/** Renders a notice, when JavaScript is off, that settings cannot be changed. */
export const SettingsNoScriptNotice = () => (
  <noscript>
    <Message tone="warning">{t('member.settings.scriptless')}</Message>
  </noscript>
);
