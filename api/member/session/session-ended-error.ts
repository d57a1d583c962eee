import type { ApiErrorCode } from '#api/errors.ts';
import { ApiFailure } from '#api/failure.ts';

/** The codes of errors with status 401 that reject a password, a code or a passkey. The session continues. */
const rejectedProofs: ReadonlySet<ApiErrorCode> = new Set([
  'session.bad-credentials',
  'session.second-factor',
  'session.second-factor-wrong',
  'session.second-factor-over',
  'password.incorrect',
]);

/** Returns true when an error means that the session has ended. Routes for members return such errors to guests. */
export const isSessionEndedError = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.code === 'session.required' ||
    (error.status === 401 && !rejectedProofs.has(error.code)) ||
    error.details.permissions?.includes('session.valid') === true);
