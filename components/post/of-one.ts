import { ApiFailure } from '#api/failure.ts';
import type { LongJobProgress } from '#api/moderation/bulk/long-job-fields.contract.ts';

/**
 * Waits for a call that can do something to many records and was asked about one: its refusal is that of the record, in
 * the words of any other refusal.
 */
export async function ofOne(call: Promise<{ readonly body: object }>): Promise<void> {
  const { progress } = (await call).body as { readonly progress?: LongJobProgress };
  const [refusal] = Object.values(progress?.exceptionsByID ?? {});
  if (refusal) throw ApiFailure.fromBody(refusal, refusal.status);
}
