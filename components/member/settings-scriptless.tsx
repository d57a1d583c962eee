import { Message } from '#components/primitives/message.tsx';

/** Says where scripts are off that nothing can be changed here. */
export const SettingsScriptless = () => (
  <noscript>
    <Message tone="warning">Changes here need JavaScript, which is switched off in this browser.</Message>
  </noscript>
);
