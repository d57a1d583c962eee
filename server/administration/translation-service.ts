import { ApiError } from '#api/errors.ts';

/** The types of machine translation services that this forum can use. */
export const translationServices: readonly string[] = [];

/**
 * Checks that a language is given a translation service that exists, or none.
 *
 * @throws {ApiError} `request.invalid` on the field `translationService`.
 */
export function refuseUnknownService(type: string | null | undefined): void {
  if (typeof type === 'string' && !translationServices.includes(type))
    throw ApiError.fields({ translationService: 'This translation service does not exist.' });
}
