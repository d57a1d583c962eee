import { optionName } from '#api/post/option-name.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/member/profile-field/profile-field-input.css.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field, type FieldWiring } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';

/** The value entered for a field, as typed or selected. */
export type EnteredAnswer = string | number | boolean | readonly (string | number)[] | null | undefined;

interface PostFieldInputProps {
  readonly field: PostField;
  readonly value: EnteredAnswer;
  readonly error?: string | undefined;
  readonly onValue: (value: string | boolean | string[]) => void;
}

const seenBy = { private: 'composer.post-field.private', internal: 'composer.post-field.internal' } as const;

/** The control for one field of a post, according to the type of the field (docs/behavior/post.md#post-fields). */
export function PostFieldInput(props: PostFieldInputProps) {
  const { field, value, error, onValue } = props;
  const { label, formType, dropdownOptions, isRequired } = field;
  if (formType === 'tokens' && dropdownOptions?.length) return <Choices {...props} options={dropdownOptions} />;
  return (
    <Field label={<bdi>{label}</bdi>} help={<Help field={field} />} required={isRequired} error={error}>
      {(wiring) =>
        formType === 'checkbox' ? (
          <Checkbox
            {...wiring}
            label={t('composer.post-field.yes')}
            checked={value === true || value === 'true'}
            onChange={({ target }) => onValue(target.checked)}
          />
        ) : (
          <Control field={field} value={value} wiring={wiring} onValue={onValue} />
        )
      }
    </Field>
  );
}

const isHelped = ({ description, visibility }: PostField) => description !== '' || visibility !== 'public';

const Help = ({ field }: { field: PostField }) =>
  isHelped(field) ? (
    <>
      {field.description && <bdi>{field.description}</bdi>}{' '}
      {field.visibility !== 'public' && t(seenBy[field.visibility])}
    </>
  ) : null;

function Control({ field, value, wiring, onValue }: Omit<PostFieldInputProps, 'error'> & { wiring: FieldWiring }) {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const common = { ...wiring, dir: 'auto', value: text } as const;
  const onChange = ({ target }: { target: { value: string } }) => onValue(target.value);
  switch (field.formType) {
    case 'text-multiline':
      return <Textarea {...common} rows={4} maxLength={5_000} onChange={onChange} />;
    case 'dropdown':
      return (
        <Select {...common} onChange={onChange}>
          <option value="">{t('composer.post-field.choose')}</option>
          {field.dropdownOptions?.map((option) => (
            <option key={option} value={option}>
              {optionName(field, option)}
            </option>
          ))}
        </Select>
      );
    case 'date':
      return <Input {...common} type="date" onChange={onChange} />;
    case 'number':
      return <Input {...common} type="number" step="any" onChange={onChange} />;
    case 'tokens':
      return <Input {...common} placeholder={t('composer.post-field.several')} onChange={onChange} />;
    default:
      return <Input {...common} maxLength={500} onChange={onChange} />;
  }
}

function Choices({
  field,
  value,
  error,
  onValue,
  options,
}: PostFieldInputProps & { options: readonly (string | number)[] }) {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  return (
    <fieldset className={styles.choices} aria-invalid={error ? true : undefined}>
      <legend className={styles.legend}>
        <bdi>{field.label}</bdi> {field.isRequired && `(${t('primitives.field.required')})`}
      </legend>
      {isHelped(field) && (
        <p className={styles.help}>
          <Help field={field} />
        </p>
      )}
      <div className={styles.options}>
        {options.map(String).map((option) => (
          <Checkbox
            key={option}
            label={<bdi>{optionName(field, option)}</bdi>}
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onValue(options.map(String).filter((one) => (one === option ? target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
