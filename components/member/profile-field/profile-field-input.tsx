import type { ReactNode } from 'react';
import { answerName } from '#api/member/profile-field/answer-names.ts';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import type { ProfileValue } from '#api/member/profile-field/profile-field-types.ts';
import { optionName } from '#api/post/option-name.ts';
import { t } from '#api/translations.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field, type FieldWiring } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import * as styles from './profile-field-input.css.ts';

/** The props of the profile field control. */
export interface ProfileFieldInputProps {
  readonly field: ProfileField;
  readonly value?: ProfileValue | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

const seenBy = { private: 'member.answer.private', internal: 'member.answer.internal' } as const;

/**
 * The control for one profile field, chosen by its form type. Its name is `profileFields[…]`. `readAnswersFromForm`
 * reads the value from the form data.
 */
export function ProfileFieldInput({ field, value, error, required = false }: ProfileFieldInputProps) {
  const { label, description, visibility, formType } = field;
  const isForAll = visibility === 'public';
  const help = (description || !isForAll) && (
    <>
      {description && <bdi>{description}</bdi>} {!isForAll && t(seenBy[visibility])}
    </>
  );
  if (formType === 'checkbox') return <Tick {...{ field, value, error, required }} help={help} />;
  if (formType === 'tokens' && field.dropdownOptions?.length)
    return <Choices {...{ field, value, error }} help={help} options={field.dropdownOptions} />;
  return (
    <Field label={<bdi>{label}</bdi>} {...(help && { help })} required={required} {...(error && { error })}>
      {(wiring) => <Control field={field} value={value} wiring={wiring} />}
    </Field>
  );
}

type PartProps = Pick<ProfileFieldInputProps, 'field' | 'value' | 'error'> & { help: ReactNode };

function Control({ field, value, wiring }: Pick<PartProps, 'field' | 'value'> & { wiring: FieldWiring }) {
  const common = { ...wiring, name: answerName(field.apiName), dir: 'auto' } as const;
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  switch (field.formType) {
    case 'text-multiline':
      return <Textarea {...common} defaultValue={text} rows={4} maxLength={5_000} />;
    case 'dropdown':
      return (
        <Select {...common} defaultValue={text}>
          <option value="">{t('member.answer.choose')}</option>
          {field.dropdownOptions?.map((option) => (
            <option key={option} value={option}>
              {optionName(field, option)}
            </option>
          ))}
        </Select>
      );
    case 'date':
      return <Input {...common} type="date" defaultValue={text} />;
    case 'number':
      return <Input {...common} type="number" step="any" defaultValue={text} />;
    case 'tokens':
      return <Input {...common} defaultValue={text} placeholder={t('member.answer.several')} />;
    default:
      return <Input {...common} defaultValue={text} maxLength={500} />;
  }
}

const Tick = ({ field, value, error, required, help }: PartProps & { required: boolean }) => (
  <Field label={<bdi>{field.label}</bdi>} {...(help && { help })} required={required} {...(error && { error })}>
    {(wiring) => (
      <Checkbox
        {...wiring}
        name={answerName(field.apiName)}
        label={t('member.answer.yes')}
        value="true"
        defaultChecked={value === true}
      />
    )}
  </Field>
);

const Choices = ({ field, value, error, help, options }: PartProps & { options: readonly (string | number)[] }) => (
  <fieldset className={styles.choices} aria-invalid={error ? true : undefined}>
    <legend className={styles.legend}>
      <bdi>{field.label}</bdi>
    </legend>
    {help && <p className={styles.help}>{help}</p>}
    <div className={styles.options}>
      {options.map((option) => (
        <Checkbox
          key={option}
          name={`${answerName(field.apiName)}[]`}
          value={String(option)}
          label={<bdi>{optionName(field, option)}</bdi>}
          defaultChecked={Array.isArray(value) && value.some((one) => one === option)}
        />
      ))}
    </div>
    {error && <p className={styles.error}>{error}</p>}
  </fieldset>
);
