import type { ProfileValue } from '#api/member/profile-field/profile-field-types.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { requireChangeOfValues } from './profile-field.policy.ts';
import { listProfileFields } from './profile-field.queries.ts';
import { readProfileValues } from './profile-field-value.ts';

/** The answers to store, keyed by field name. `null` deletes an answer. */
export type ReadAnswers = Readonly<Record<string, ProfileValue | null>>;

/**
 * Validates the profile field answers that a user enters for a member. Store the result with `storeProfileValues`. A
 * member who is being created has the ID 0.
 *
 * @param prefix The prefix of field names in an error.
 * @throws {ApiError} permission.missing, or request.invalid by field.
 */
export async function readAnswers(
  { db }: Forum,
  viewer: Viewer,
  userID: number,
  { entered, prefix }: { entered: Readonly<Record<string, unknown>>; prefix: string },
): Promise<ReadAnswers> {
  const fields = await listProfileFields(db);
  requireChangeOfValues(viewer, fields, userID, { names: Object.keys(entered), prefix });
  return readProfileValues(fields, entered, { prefix });
}
