import { ApiFailure } from '#api/failure.ts';

/** Returns true when an error means that the session has ended. Routes for members return such errors to guests. */
export const isSessionEndedError = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.code === 'session.required' ||
    error.status === 401 ||
    error.details.permissions?.includes('session.valid') === true);
