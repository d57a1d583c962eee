import { ApiError } from '#api/errors.ts';
import { translationProvider } from './service/translation-providers.ts';

/** The stored service of a language that is never translated by machine. */
const noService = 'none';

/**
 * Checks that a translation service exists, or that none is given.
 *
 * @throws {ApiError} `request.invalid` on the field `translationService`.
 */
export function refuseUnknownService(type: string | null | undefined): void {
  if (typeof type === 'string' && type !== noService && !translationProvider(type))
    throw ApiError.fields({ translationService: 'This translation service does not exist.' });
}
