import type { Kysely } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import type { ProfileValue } from '#api/member/profile-field/profile-field-types.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { checkFieldValue, isAnswered } from '#server/platform/http/field-value.ts';
import { listProfileFields } from './profile-field.queries.ts';

/** The options of the validation: which fields are required, and the prefix of field names in errors. */
interface Asking {
  readonly isRequired?: (field: ProfileField) => boolean;
  readonly prefix?: string;
}

/**
 * Validates answers to these fields and returns them in stored form. `null` deletes an answer. Names without a field
 * are ignored.
 *
 * @throws {ApiError} request.invalid with the errors by field.
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

/** Returns the fields of the registration form. */
export async function findRegistrationFields(db: Kysely<Tables>): Promise<ProfileField[]> {
  const fields = await listProfileFields(db);
  return fields.filter(
    ({ enabled, registrationOptions, visibility }) =>
      enabled && registrationOptions !== 'hidden' && visibility !== 'internal',
  );
}

/**
 * Validates the answers of a registration. Store the result with `storeProfileValues(trx, userID, values)`.
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
