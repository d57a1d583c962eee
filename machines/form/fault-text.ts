import { t } from '#api/translations.ts';
import type { FieldError } from './field-errors.ts';

const plain = {
  missing: 'primitives.problem.required',
  'not-number': 'form.fault.not-number',
  'not-whole': 'form.fault.not-whole',
  'not-choice': 'form.fault.not-choice',
  malformed: 'form.fault.malformed',
  'wrong-type': 'primitives.problem.check',
} as const;

const limited = {
  'too-short': 'form.fault.too-short',
  'too-long': 'form.fault.too-long',
  'too-small': 'form.fault.too-small',
  'too-large': 'form.fault.too-large',
  'too-few': 'form.fault.too-few',
  'too-many': 'form.fault.too-many',
} as const;

/** Returns the message of an error at a field. */
export function faultText(error: FieldError): string {
  if (error.reason === 'refused') return error.message;
  return 'limit' in error ? t(limited[error.reason], { limit: error.limit }) : t(plain[error.reason]);
}
