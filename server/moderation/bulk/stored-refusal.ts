import { ApiError } from '#api/errors.ts';
import { ApiFailure } from '#api/failure.ts';
import type { Forum } from '#server/platform/forum.ts';
import { toApiFailure } from '#server/platform/http/errors.ts';
import type { StoredRefusal } from './long-job.queries.ts';

/** Returns an error in the form that is stored with a record. */
export const storedRefusal = ({ code, status, message, details }: ApiFailure): StoredRefusal => ({
  code,
  status,
  message,
  details,
});

/** Returns the error to store with a record. Unexpected errors are logged with the facts and stored without details. */
export function refusalToStore(
  { log }: Pick<Forum, 'log'>,
  error: unknown,
  { message, ...facts }: { readonly message: string } & Readonly<Record<string, unknown>>,
): StoredRefusal {
  const refusal = toApiFailure(error);
  if (!refusal) log.error({ err: error, ...facts }, message);
  return storedRefusal(refusal ?? new ApiError('server.unexpected'));
}

/** Returns a stored error as the failure that it was. */
export const failureOf = (refusal: StoredRefusal): ApiFailure =>
  new ApiFailure(refusal.code as never, refusal, refusal.details);
