import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import { formTypesOf, type ProfileDataType, type ProfileValue } from '#api/member/profile-field/profile-field-types.ts';
import { visibleOrEmpty } from '#api/visible-text.ts';

/** The properties of a profile or post field that determine its valid values. */
export type FieldDefinition = Pick<ProfileField, 'label' | 'dataType' | 'formType' | 'dropdownOptions'>;

/** The value to store, null for no value, or the problem with the input. */
type Checked = { readonly value: ProfileValue | null } | { readonly problem: string };

const nothing: Checked = { value: null };
const wrong = (problem: string): Checked => ({ problem });

/**
 * Returns a text as it is stored: trimmed, and without NUL characters, which PostgreSQL cannot store. Returns an empty
 * string when no character is visible.
 */
const plain = (value: string | number): string => visibleOrEmpty(String(value).replaceAll('\0', '').trim());

const longest = { text: 500, 'text-multiline': 5_000 } as const;

const isOffered = ({ dropdownOptions }: FieldDefinition, value: string | number): boolean =>
  !dropdownOptions?.length || dropdownOptions.some((option) => String(option) === String(value));

function checkText(field: FieldDefinition, value: unknown): Checked {
  if (typeof value !== 'string' && typeof value !== 'number') return wrong(`${field.label} must be text.`);
  const text = plain(value);
  if (text === '') return nothing;
  if (field.formType === 'dropdown')
    return isOffered(field, text) ? { value: text } : wrong('Choose one of the options.');
  const most = field.formType === 'text-multiline' ? longest['text-multiline'] : longest.text;
  return text.length > most ? wrong(`${field.label} is ${text.length - most} characters too long.`) : { value: text };
}

function checkNumber(field: FieldDefinition, value: unknown): Checked {
  if (value === '') return nothing;
  const number = typeof value === 'string' ? Number(value.trim()) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return wrong(`${field.label} must be a number.`);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) return wrong(`${field.label} is too large.`);
  return field.formType === 'dropdown' && !isOffered(field, number)
    ? wrong('Choose one of the options.')
    : { value: number };
}

function checkDate(field: FieldDefinition, value: unknown): Checked {
  if (value === '') return nothing;
  const day = typeof value === 'string' ? (/^\d{4}-\d{2}-\d{2}/.exec(value.trim())?.[0] ?? '') : '';
  const date = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day);
  return isReal ? { value: day } : wrong(`${field.label} must be a date, such as 1984-03-21.`);
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

function checkBool(field: FieldDefinition, value: unknown): Checked {
  const truth = typeof value === 'boolean' ? value : truths[String(value).toLowerCase()];
  return truth === undefined ? wrong(`${field.label} must be yes or no.`) : { value: truth };
}

/** Splits a comma-separated text into a list, for fields without options to choose from. */
const listIn = (value: unknown): unknown[] => (typeof value === 'string' ? value.split(/[,،、]/) : [value]);

function checkList(field: FieldDefinition, value: unknown): Checked {
  const items = (Array.isArray(value) ? value : listIn(value))
    .map((one) => (typeof one === 'string' ? plain(one) : one))
    .filter((one) => one !== '');
  const isNumbers = field.dataType === 'number[]';
  const read = items.map((one) => (isNumbers ? Number(one) : String(one)));
  if (isNumbers && read.some((one) => !Number.isFinite(one))) return wrong(`${field.label} must contain only numbers.`);
  if (read.some((one) => !isOffered(field, one))) return wrong('Choose from the options.');
  const once = [...new Set(read)] as string[] | number[];
  return once.length === 0 ? nothing : { value: once };
}

const checks: Readonly<Record<ProfileDataType, (field: FieldDefinition, value: unknown) => Checked>> = {
  text: checkText,
  number: checkNumber,
  date: checkDate,
  boolean: checkBool,
  'string[]': checkList,
  'number[]': checkList,
};

/** Validates and converts the value of a field for storage. The result is null when there is no value. */
export const checkFieldValue = (field: FieldDefinition, value: unknown): Checked =>
  value === null || value === undefined ? nothing : checks[field.dataType](field, value);

/** Whether a field has a value. An unticked checkbox counts as no value. */
export const isAnswered = (value: ProfileValue | null | undefined): boolean =>
  value !== null && value !== undefined && value !== false;

/**
 * Returns the problems of a field whose properties contradict each other, by property. The result is empty when they
 * are consistent.
 */
export function fieldProblems({ dataType, formType, dropdownOptions }: FieldDefinition): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!formTypesOf[dataType].includes(formType))
    problems['formType'] =
      `Fields of the type ${dataType} must have one of these forms: ${formTypesOf[dataType].join(', ')}.`;
  if (formType === 'dropdown' && !dropdownOptions?.length) problems['dropdownOptions'] = 'Enter at least one option.';
  const isNumeric = dataType === 'number' || dataType === 'number[]';
  if (isNumeric && dropdownOptions?.some((option) => !Number.isFinite(Number(option))))
    problems['dropdownOptions'] = 'Enter only numbers.';
  return problems;
}
