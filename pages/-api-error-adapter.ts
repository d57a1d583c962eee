import { createSerializationAdapter } from '@tanstack/react-router';
import { type ApiErrorBody, ApiFailure } from '#api/failure.ts';

/** Serializes API errors from server-side rendering to the browser, so that both render the same error page. */
export const apiErrorAdapter = createSerializationAdapter({
  key: 'api-error',
  test: (value) => value instanceof ApiFailure,
  toSerializable: (error) => JSON.stringify({ ...error.toBody(), status: error.status }),
  fromSerializable: (text) => {
    const body = JSON.parse(text) as ApiErrorBody;
    return ApiFailure.fromBody(body, body.status);
  },
});
