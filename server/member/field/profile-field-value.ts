import type { Kysely } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { ProfileField } from '#api/member/field/profile-field.contract.ts';
import type { ProfileValue } from '#api/member/field/profile-field-types.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { checkFieldValue, isAnswered } from '#server/platform/http/field-value.ts';
import { listProfileFields } from './profile-field.queries.ts';

/** How answers are checked: what must be there, and what stands before a field's name in a refusal. */
interface Asking {
  readonly isRequired?: (field: ProfileField) => boolean;
  readonly prefix?: string;
}

/**
 * Checks answers to these fields, and gives them as they are stored; null takes one away. Names without a field are left
 * out.
 *
 * @throws {ApiError} request.invalid with what is wrong by field.
 */
export function readProfileValues(
  fields: readonly ProfileField[],
  entered: Readonly<Record<string, unknown>>,
  { isRequired = () => false, prefix = '' }: Asking = {},
): Record<string, ProfileValue | null> {
  const values: Record<string, ProfileValue | null> = {};
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const isNamed = Object.hasOwn(entered, field.apiName);
    if (!isNamed && !isRequired(field)) continue;
    const checked = checkFieldValue(field, entered[field.apiName]);
    if ('problem' in checked) problems[prefix + field.apiName] = checked.problem;
    else if (isRequired(field) && !isAnswered(checked.value))
      problems[prefix + field.apiName] = `${field.label} is required.`;
    else values[field.apiName] = checked.value;
  }
  if (Object.keys(problems).length > 0) throw ApiError.fields(problems);
  return values;
}

/** The fields that people who join are asked. */
export async function findRegistrationFields(db: Kysely<Tables>): Promise<ProfileField[]> {
  const fields = await listProfileFields(db);
  return fields.filter(
    ({ enabled, registrationOptions, visibility }) =>
      enabled && registrationOptions !== 'hidden' && visibility !== 'internal',
  );
}

/**
 * Checks what somebody who joins answered; store what it gives with `storeProfileValues(trx, userID, values)`.
 *
 * @throws {ApiError} request.invalid by field, each named `profileFields.<apiName>`.
 */
export async function readRegistrationValues(
  db: Kysely<Tables>,
  entered: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, ProfileValue | null>> {
  return readProfileValues(await findRegistrationFields(db), entered, {
    isRequired: ({ registrationOptions }) => registrationOptions === 'required',
    prefix: 'profileFields.',
  });
}
