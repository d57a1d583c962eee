import { ApiError } from '#api/errors.ts';

/** The available types of machine translation services. */
export const translationServices: readonly string[] = [];

/**
 * Checks that a translation service exists, or that none is given.
 *
 * @throws {ApiError} `request.invalid` on the field `translationService`.
 */
export function refuseUnknownService(type: string | null | undefined): void {
  if (typeof type === 'string' && !translationServices.includes(type))
    throw ApiError.fields({ translationService: 'This translation service does not exist.' });
}
