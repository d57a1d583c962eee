import type { ProfileField } from '#api/member/profile-field.contract.ts';
import { formTypesOf, type ProfileDataType, type ProfileValue } from '#api/member/profile-field-types.ts';
import { visibleOrEmpty } from '#api/visible-text.ts';

/** What a field says of its answers: fields of profiles and of posts alike. */
export type AskedField = Pick<ProfileField, 'label' | 'dataType' | 'formType' | 'dropdownOptions'>;

/** An answer as it is stored, none, or what is wrong with it. */
type Checked = { readonly value: ProfileValue | null } | { readonly problem: string };

const nothing: Checked = { value: null };
const wrong = (problem: string): Checked => ({ problem });

/** A text as it is stored: without spaces around it and what no database keeps; empty if nothing is visible. */
const plain = (value: string | number): string => visibleOrEmpty(String(value).replaceAll('\0', '').trim());

const longest = { text: 500, 'text-multiline': 5_000 } as const;

const isOffered = ({ dropdownOptions }: AskedField, value: string | number): boolean =>
  !dropdownOptions?.length || dropdownOptions.some((option) => String(option) === String(value));

function checkText(field: AskedField, value: unknown): Checked {
  if (typeof value !== 'string' && typeof value !== 'number') return wrong(`${field.label} must be text.`);
  const text = plain(value);
  if (text === '') return nothing;
  if (field.formType === 'dropdown')
    return isOffered(field, text) ? { value: text } : wrong('Choose one of the options.');
  const most = field.formType === 'text-multiline' ? longest['text-multiline'] : longest.text;
  return text.length > most ? wrong(`${field.label} is ${text.length - most} characters too long.`) : { value: text };
}

function checkNumber(field: AskedField, value: unknown): Checked {
  if (value === '') return nothing;
  const number = typeof value === 'string' ? Number(value.trim()) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return wrong(`${field.label} must be a number.`);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) return wrong(`${field.label} is too large.`);
  return field.formType === 'dropdown' && !isOffered(field, number)
    ? wrong('Choose one of the options.')
    : { value: number };
}

function checkDate(field: AskedField, value: unknown): Checked {
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

function checkBool(field: AskedField, value: unknown): Checked {
  const truth = typeof value === 'boolean' ? value : truths[String(value).toLowerCase()];
  return truth === undefined ? wrong(`${field.label} must be yes or no.`) : { value: truth };
}

/** A text is a list with commas between, as people write one where nothing is to be chosen from. */
const listIn = (value: unknown): unknown[] => (typeof value === 'string' ? value.split(/[,،、]/) : [value]);

function checkList(field: AskedField, value: unknown): Checked {
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

const checks: Readonly<Record<ProfileDataType, (field: AskedField, value: unknown) => Checked>> = {
  text: checkText,
  number: checkNumber,
  date: checkDate,
  boolean: checkBool,
  'string[]': checkList,
  'number[]': checkList,
};

/** Reads one answer to a field as it is stored; null when there is none. */
export const checkFieldValue = (field: AskedField, value: unknown): Checked =>
  value === null || value === undefined ? nothing : checks[field.dataType](field, value);

/** Whether something was answered; an empty box was not ticked. */
export const isAnswered = (value: ProfileValue | null | undefined): boolean =>
  value !== null && value !== undefined && value !== false;

/** What is wrong with a field whose parts contradict each other, by part; nothing where they fit. */
export function fieldProblems({ dataType, formType, dropdownOptions }: AskedField): Record<string, string> {
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
