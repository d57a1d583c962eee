import { ApiFailure } from '#api/failure.ts';
import type { LongJobProgress } from '#api/moderation/bulk/long-job-fields.contract.ts';

/** Awaits a bulk operation on a single record. Throws the record's rejection as an ordinary ApiFailure. */
export async function awaitSingleRecord(call: Promise<{ readonly body: object }>): Promise<void> {
  const { progress } = (await call).body as { readonly progress?: LongJobProgress };
  const [refusal] = Object.values(progress?.exceptionsByID ?? {});
  if (refusal) throw ApiFailure.fromBody(refusal, refusal.status);
}
