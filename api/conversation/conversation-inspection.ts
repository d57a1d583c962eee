import { ApiFailure } from '#api/failure.ts';

/**
 * Checks whether a request was rejected because a moderator must give a reason for reading a conversation of others.
 */
export const isReasonRequired = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'conversation.reason-required';
