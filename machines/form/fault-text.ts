import { type DurationUnit, plainestUnit, unitsIn } from '#api/form/duration.ts';
import { intlLocale, t } from '#api/translations.ts';
import type { FieldError } from './field-errors.ts';

const plain = {
  missing: 'primitives.problem.required',
  'not-number': 'form.fault.not-number',
  'not-whole': 'form.fault.not-whole',
  'not-choice': 'form.fault.not-choice',
  'not-link': 'form.fault.not-link',
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

const limitedTime = { ...limited, 'too-small': 'form.fault.too-soon', 'too-large': 'form.fault.too-late' } as const;

/** Returns the message of an error at a field. */
export function faultText(error: FieldError): string {
  if (error.reason === 'refused' || error.reason === 'taken') return error.message;
  if (!('limit' in error)) return t(plain[error.reason]);
  const { limit, countsIn, reason } = error;
  return countsIn ? t(limitedTime[reason], { limit: durationText(limit, countsIn) }) : t(limited[reason], { limit });
}

/** Returns a duration in its plainest unit, such as "2 hours". */
function durationText(amount: number, countsIn: DurationUnit): string {
  const unit = plainestUnit(amount, countsIn);
  const { format } = new Intl.NumberFormat(intlLocale(), { style: 'unit', unit, unitDisplay: 'long' });
  return format(amount / unitsIn(countsIn, unit));
}
