import { t } from '#api/translations.ts';
import { failureReason } from '#machines/reason-in.ts';

/** The toast of a failure: the server's words, or the generic ones (`spec/behaviours.md` §2). */
export const failureToast = (error: unknown, otherwise = t('primitives.toast.failed')) =>
  ({ text: failureReason(error, otherwise), tone: 'error' }) as const;
