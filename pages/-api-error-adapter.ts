import { createSerializationAdapter } from '@tanstack/react-router';
import { type ApiErrorBody, ApiFailure } from '#api/failure.ts';

/**
 * Whether a failure is a refusal of the API. Told by its name: the server's class and that of the built pages are two
 * copies of one.
 */
export const isRefusal = (value: unknown): value is ApiFailure => value instanceof Error && value.name === 'ApiError';

/** Carries a refusal from the server's rendering to the browser's, so that both draw the same error page. */
export const apiErrorAdapter = createSerializationAdapter({
  key: 'api-error',
  test: isRefusal,
  toSerializable: (error) => JSON.stringify({ ...error.toBody(), status: error.status }),
  fromSerializable: (text) => {
    const body = JSON.parse(text) as ApiErrorBody;
    return ApiFailure.fromBody(body, body.status);
  },
});
