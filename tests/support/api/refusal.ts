import { type ApiErrorBody, ApiFailure } from '#api/failure.ts';

/** Returns the body of the API's error response. Throws when the call does not fail with an API error. */
export async function refusal(call: Promise<unknown>): Promise<ApiErrorBody> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiFailure) return outcome.toBody();
  throw new Error(`The request was expected to be refused, but succeeded: ${JSON.stringify(outcome)}`);
}

/** Returns the status and code of the API's error response; undefined when the call succeeds. */
export const refusedWith = (call: Promise<unknown>): Promise<{ status: number; code: string } | undefined> =>
  call.then(
    () => undefined,
    ({ status, code }) => ({ status, code }),
  );
