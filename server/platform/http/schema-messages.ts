import { z } from 'zod';

/** An issue that zod passes to an error map. */
type SchemaIssue = Parameters<NonNullable<z.core.$ZodConfig['localeError']>>[0];

/** The message for a missing value. Callers that know the field's name insert it. */
export const requiredSentence = 'This field is required.';
const generic = 'This value is not valid.';

const ofType: Readonly<Record<string, string>> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  safeint: 'Enter a whole number.',
  bigint: 'Enter a whole number.',
  boolean: 'Enter true or false.',
  date: 'Enter a date.',
  array: 'Enter a list.',
  tuple: 'Enter a list.',
  set: 'Enter a list.',
  object: 'Enter an object with named values.',
  record: 'Enter an object with named values.',
  map: 'Enter an object with named values.',
  null: 'Leave this empty.',
};

const ofFormat: Readonly<Record<string, string>> = {
  email: 'Enter an email address.',
  url: 'Enter a web address.',
  date: 'Enter a date such as 2026-01-31.',
  datetime: 'Enter a date and time such as 2026-01-31T09:30:00Z.',
  time: 'Enter a time such as 09:30.',
  uuid: 'This is not a valid identifier.',
  guid: 'This is not a valid identifier.',
  ipv4: 'Enter an IP address.',
  ipv6: 'Enter an IP address.',
};

const atLeast = ({
  origin,
  minimum,
  inclusive = true,
  input,
}: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string => {
  if (origin === 'string') return input === '' ? requiredSentence : `Enter at least ${minimum} characters.`;
  if (origin === 'array' || origin === 'set') return `Enter at least ${minimum} entries.`;
  if (origin === 'date') return 'This date is too early.';
  return inclusive ? `Enter ${minimum} or more.` : `Enter more than ${minimum}.`;
};

const atMost = ({ origin, maximum, inclusive = true }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string => {
  if (origin === 'string') return `Enter at most ${maximum} characters.`;
  if (origin === 'array' || origin === 'set') return `Enter at most ${maximum} entries.`;
  if (origin === 'date') return 'This date is too late.';
  return inclusive ? `Enter ${maximum} or less.` : `Enter less than ${maximum}.`;
};

/**
 * Returns the English message for a value that a schema rejects, by the kind of issue. `translateSentence` translates
 * it; the messages are in `locales/<language>/errors.json` under `errors.field.schema-*`. A message set by the schema
 * itself takes precedence.
 */
function schemaSentence(issue: SchemaIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? requiredSentence : (ofType[issue.expected] ?? generic);
    case 'too_small':
      return atLeast(issue);
    case 'too_big':
      return atMost(issue);
    case 'invalid_format':
      return ofFormat[issue.format] ?? generic;
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `Unknown names: ${issue.keys.join(', ')}.`;
    case 'invalid_value':
      return issue.input === undefined ? requiredSentence : `Choose one of: ${issue.values.map(String).join(', ')}.`;
    default:
      return generic;
  }
}

z.config({ localeError: schemaSentence });
