import { type ApiErrorBody, ApiFailure } from '#api/failure.ts';

/** The body with which the API refused; fails where it did not. */
export async function refusal(call: Promise<unknown>): Promise<ApiErrorBody> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiFailure) return outcome.toBody();
  throw new Error(`This was not refused: ${JSON.stringify(outcome)}`);
}
