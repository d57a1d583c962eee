import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import { optionName } from '#api/post/option-name.ts';
import { t } from '#api/translations.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { answerFilterName } from './member-directory-address.ts';

const choicesOf = (field: ProfileField): readonly (readonly [string, string])[] =>
  field.dataType === 'boolean'
    ? [
        ['true', t('member.answer.yes')],
        ['false', t('member.answer.no')],
      ]
    : (field.dropdownOptions ?? []).map((option) => [String(option), optionName(field, option)]);

/** A filter of a member list by the answers to a profile field. */
export function AnswerFilter({ field, value = '' }: { field: ProfileField; value: string | undefined }) {
  const name = answerFilterName(field.apiName);
  const choices = choicesOf(field);
  return (
    <Field label={field.label}>
      {(wiring) =>
        choices.length > 0 ? (
          <Select {...wiring} name={name} defaultValue={value}>
            <option value="">{t('member.filter.all')}</option>
            {choices.map(([one, words]) => (
              <option key={one} value={one}>
                {words}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            {...wiring}
            type={field.dataType === 'date' ? 'date' : 'text'}
            name={name}
            defaultValue={value}
            dir="auto"
          />
        )
      }
    </Field>
  );
}
