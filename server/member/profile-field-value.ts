import type { Kysely } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { ProfileField } from '#api/member/profile-field.contract.ts';
import type { ProfileValue } from '#api/member/profile-field-types.ts';
import type { Tables } from '#server/platform/tables.ts';
import { listProfileFields } from './profile-field.queries.ts';

/** An answer as it is stored, none, or what is wrong with it. */
type Checked = { readonly value: ProfileValue | null } | { readonly problem: string };

const nothing: Checked = { value: null };
const wrong = (problem: string): Checked => ({ problem });

const longest = { text: 500, 'text-multiline': 5_000 } as const;

const isOffered = ({ dropdownOptions }: ProfileField, value: string | number): boolean =>
  !dropdownOptions?.length || dropdownOptions.some((option) => String(option) === String(value));

function checkText(field: ProfileField, value: unknown): Checked {
  if (typeof value !== 'string' && typeof value !== 'number') return wrong(`${field.label} is a text.`);
  const text = String(value).trim();
  if (text === '') return nothing;
  if (field.formType === 'dropdown') return isOffered(field, text) ? { value: text } : wrong('Choose one of the list.');
  const most = field.formType === 'text-multiline' ? longest['text-multiline'] : longest.text;
  return text.length > most ? wrong(`${field.label} is ${text.length - most} characters too long.`) : { value: text };
}

function checkNumber(field: ProfileField, value: unknown): Checked {
  if (value === '') return nothing;
  const number = typeof value === 'string' ? Number(value.trim()) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return wrong(`${field.label} is a number.`);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) return wrong(`${field.label} is too large.`);
  return field.formType === 'dropdown' && !isOffered(field, number)
    ? wrong('Choose one of the list.')
    : { value: number };
}

function checkDate(field: ProfileField, value: unknown): Checked {
  if (value === '') return nothing;
  const day = typeof value === 'string' ? (/^\d{4}-\d{2}-\d{2}/.exec(value.trim())?.[0] ?? '') : '';
  const date = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day);
  return isReal ? { value: day } : wrong(`${field.label} is a date, such as 1984-03-21.`);
}

const truths: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  1: true,
  0: false,
  on: true,
  off: false,
  '': false,
};

function checkBool(field: ProfileField, value: unknown): Checked {
  const truth = typeof value === 'boolean' ? value : truths[String(value).toLowerCase()];
  return truth === undefined ? wrong(`${field.label} is yes or no.`) : { value: truth };
}

/** A text is a list with commas between, as people write one where nothing is to be chosen from. */
const listIn = (value: unknown): unknown[] => (typeof value === 'string' ? value.split(/[,،、]/) : [value]);

function checkList(field: ProfileField, value: unknown): Checked {
  const items = (Array.isArray(value) ? value : listIn(value))
    .map((one) => (typeof one === 'string' ? one.trim() : one))
    .filter((one) => one !== '');
  const isNumbers = field.dataType === 'number[]';
  const read = items.map((one) => (isNumbers ? Number(one) : String(one)));
  if (isNumbers && read.some((one) => !Number.isFinite(one))) return wrong(`${field.label} holds numbers only.`);
  if (read.some((one) => !isOffered(field, one))) return wrong('Choose from the list.');
  const once = [...new Set(read)] as string[] | number[];
  return once.length === 0 ? nothing : { value: once };
}

const checks: Readonly<Record<ProfileField['dataType'], (field: ProfileField, value: unknown) => Checked>> = {
  text: checkText,
  number: checkNumber,
  date: checkDate,
  bool: checkBool,
  'string[]': checkList,
  'number[]': checkList,
};

/** Reads one answer to a field as it is stored; null when there is none. */
export const checkProfileValue = (field: ProfileField, value: unknown): Checked =>
  value === null || value === undefined ? nothing : checks[field.dataType](field, value);

const isAnswered = (value: ProfileValue | null | undefined): boolean =>
  value !== null && value !== undefined && value !== false;

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
    const checked = checkProfileValue(field, entered[field.apiName]);
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
