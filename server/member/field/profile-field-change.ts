import type { ProfileValue } from '#api/member/field/profile-field-types.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { demandChangeOfValues } from './profile-field.policy.ts';
import { listProfileFields } from './profile-field.queries.ts';
import { readProfileValues } from './profile-field-value.ts';

/** Answers to store, by the fields' names; null takes one away. */
export type ReadAnswers = Readonly<Record<string, ProfileValue | null>>;

/**
 * Reads answers to profile fields that somebody gives for a member; store them with `storeProfileValues`. A member who is
 * only being made has the number 0.
 *
 * @param prefix stands before a field's name in a refusal.
 * @throws {ApiError} permission.missing, or request.invalid by field.
 */
export async function readAnswers(
  { db }: Forum,
  viewer: Viewer,
  userID: number,
  { entered, prefix }: { entered: Readonly<Record<string, unknown>>; prefix: string },
): Promise<ReadAnswers> {
  const fields = await listProfileFields(db);
  demandChangeOfValues(viewer, fields, userID, { names: Object.keys(entered), prefix });
  return readProfileValues(fields, entered, { prefix });
}
