import { t } from '#api/translations.ts';
import { failureReason } from '#machines/failure-reason.ts';

/** Returns an error toast with the server's message, or with a generic one (docs/behavior/shell.md#toasts). */
export const failureToast = (error: unknown, otherwise = t('primitives.toast.failed')) =>
  ({ text: failureReason(error, otherwise), tone: 'error' }) as const;
