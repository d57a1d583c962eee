import { ApiFailure } from '#api/failure.ts';

/** Checks whether a refusal asks a moderator for the reason to read a conversation of others. */
export const isReasonRequired = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'conversation.reason-required';
