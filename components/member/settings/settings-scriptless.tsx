import { t } from '#api/translations.ts';
import { Message } from '#components/primitives/text/message.tsx';

/** Says where scripts are off that nothing can be changed here. */
export const SettingsScriptless = () => (
  <noscript>
    <Message tone="warning">{t('member.settings.scriptless')}</Message>
  </noscript>
);
