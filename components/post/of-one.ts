import { type ApiErrorBody, ApiFailure } from '#api/failure.ts';

interface Progress {
  readonly exceptionsByID?: Readonly<Record<string, Partial<ApiErrorBody>>>;
}

/**
 * Waits for a call that can do something to many records and was asked about one: its refusal is that of the record, in
 * the words of any other refusal.
 */
export async function ofOne(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { progress } = error.details as { progress?: Progress };
    const [refusal] = Object.values(progress?.exceptionsByID ?? {});
    throw refusal ? ApiFailure.fromBody(refusal, refusal.status ?? error.status) : error;
  }
}
