import { ApiFailure } from '#api/failure.ts';

/** Whether a refusal tells that nobody is signed in any more, as routes for members answer guests. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.code === 'session.required' ||
    error.status === 401 ||
    error.details.permissions?.includes('session.valid') === true);
