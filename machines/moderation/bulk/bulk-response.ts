import { ApiFailure } from '#api/failure.ts';

/** The progress of a job (docs/behavior/moderation.md#long-jobs). */
export interface BulkProgress {
  readonly successIDs: readonly number[];
  readonly failedIDs: readonly number[];
  readonly exceptionsByID: Readonly<Record<string, { readonly message: string }>>;
}

/** The server's response to a job or its undo. If `callbackPayload` is not null, it must be resumed. */
export interface BulkResponse {
  readonly progress: BulkProgress;
  readonly callbackPayload: string | null;
}

/** Returns the progress that an error reports; undefined if it reports none. Such an error ends its job. */
export const progressIn = (error: unknown): BulkProgress | undefined =>
  error instanceof ApiFailure ? (error.details as { progress?: BulkProgress }).progress : undefined;
