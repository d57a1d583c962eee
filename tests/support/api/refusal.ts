import { type ApiErrorBody, ApiFailure } from '#api/failure.ts';

/** The body with which the API refused; fails where it did not. */
export async function refusal(call: Promise<unknown>): Promise<ApiErrorBody> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiFailure) return outcome.toBody();
  throw new Error(`This was not refused: ${JSON.stringify(outcome)}`);
}

/** With which status and code the API refused; undefined where it did not. */
export const refusedWith = (call: Promise<unknown>): Promise<{ status: number; code: string } | undefined> =>
  call.then(
    () => undefined,
    ({ status, code }) => ({ status, code }),
  );
