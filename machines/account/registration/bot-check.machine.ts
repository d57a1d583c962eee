import { t } from '#api/translations.ts';
import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/**
 * Loads the script of the bot protection and renders its widget, as soon as the form appears. After a failure it can be
 * tried again (docs/behavior/account.md#registration).
 */
export const botCheckMachine = createSubmissionMachine('bot-check', {
  isImmediate: true,
  isLocal: true,
  canRepeat: false,
  canDismiss: false,
  describe: (error) => ({
    message: error instanceof Error ? error.message : t('primitives.script.failed'),
    fields: {},
  }),
});
