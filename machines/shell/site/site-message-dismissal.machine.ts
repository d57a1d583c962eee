import { t } from '#api/translations.ts';
import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/**
 * The dismissal of a message of the administrators. The message disappears when the server confirms; every failure is
 * shown in it, and the button tries again (docs/behavior/shell.md#moderation-messages).
 */
export const siteMessageDismissalMachine = createSubmissionMachine('site-message-dismissal', {
  canRepeat: false,
  canRetry: false,
  canDismiss: false,
  isLocal: true,
  describe: () => ({ message: t('shell.announcement.failed'), fields: {} }),
});
