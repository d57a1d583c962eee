import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/translations.ts';

/**
 * Returns the user-visible reason for a failure: the API's description or message, otherwise the given text (by default
 * a request to try again).
 */
export const failureReason = (error: unknown, otherwise = t('primitives.problem.again')): string =>
  error instanceof ApiFailure ? error.details.description || error.message : otherwise;
