import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/words.ts';

/** Why something failed, in words for people: the API's own, or else what is given (by default, to try again). */
export const reasonIn = (error: unknown, otherwise = t('primitives.problem.again')): string =>
  error instanceof ApiFailure ? error.details.description || error.message : otherwise;
