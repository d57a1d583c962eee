import { answerName } from '#api/member/answer-names.ts';
import type { ProfileField } from '#api/member/profile-field.contract.ts';
import type { ProfileValue } from '#api/member/profile-field-types.ts';
import { ProfileFieldInput } from '#components/member/profile-field-input.tsx';
import type { EntryField } from './entry-form.tsx';

/** What was entered, as the control of a field takes it. */
function answerFrom({ formType, dataType }: ProfileField, entered: readonly string[]): ProfileValue {
  if (formType === 'checkbox') return entered.includes('true');
  if (formType !== 'tokens') return entered[0] ?? '';
  return dataType === 'number[]' ? entered.map(Number) : [...entered];
}

/** The profile fields that people who join are asked, as fields of the form for joining. */
export const registrationFields = (fields: readonly ProfileField[]): EntryField[] =>
  fields
    .filter(
      ({ registrationOptions, enabled, visibility }) =>
        enabled && registrationOptions !== 'hidden' && visibility !== 'internal',
    )
    .map((field) => ({
      name: answerName(field.apiName),
      label: field.label,
      draw: (entered, error) => (
        <ProfileFieldInput
          field={field}
          value={answerFrom(field, entered)}
          error={error}
          required={field.registrationOptions === 'required'}
        />
      ),
    }));
