import type { PostMeta } from '#api/post/type/post-field.contract.ts';
import { t } from '#api/translations.ts';
import { PostFieldInput } from '#components/composer/form/post-field-input.tsx';
import { ProfileAnswer } from '#components/member/profile-field/profile-answer.tsx';
import * as styles from '#components/post/option/option-dialog.css.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { type Entered, lostFields, type MappedFields, type Mapping } from '#machines/post/field-mapping.ts';

interface FieldMappingStepProps {
  readonly fields: MappedFields;
  readonly mapping: Mapping;
  readonly entered: Entered;
  /** Maps the value of a field to another field, by their IDs. An empty string omits the value. */
  readonly onMap: (from: string, into: string) => void;
  readonly onAnswer: (field: string, answer: Entered[string]) => void;
}

/**
 * The dialog step that maps values of fields that the new post type lacks, and edits the values of its own fields
 * (docs/behavior/post.md#moving-and-retyping).
 */
export function FieldMappingStep({ fields, mapping, entered, onMap, onAnswer }: FieldMappingStepProps) {
  const lost = lostFields(fields);
  return (
    <>
      {lost.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('options.mapping.lost')}</legend>
          <p className={styles.quiet}>{t('options.mapping.kept')}</p>
          {lost.map((field) => (
            <Field
              key={field.postFieldID}
              label={<bdi>{field.label}</bdi>}
              help={<ProfileAnswer field={field} value={fields.answers[field.postFieldID] ?? ''} />}
            >
              {(wiring) => (
                <Select
                  {...wiring}
                  value={mapping[field.postFieldID] ?? ''}
                  onChange={({ target }) => onMap(field.postFieldID, target.value)}
                >
                  <option value="">{t('options.mapping.leave-out')}</option>
                  {fields.to.map(({ postFieldID, label }) => (
                    <option key={postFieldID} value={postFieldID}>
                      {t('options.mapping.into', { label })}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </fieldset>
      )}
      {fields.to.map((field) => (
        <PostFieldInput
          key={field.postFieldID}
          field={field}
          value={entered[field.postFieldID]}
          onValue={(value) => onAnswer(field.postFieldID, value)}
        />
      ))}
    </>
  );
}

/** The summary of the field values that the post will have, and of those it will lose. */
export function MappingSummary({ fields, mapping, entered }: Omit<FieldMappingStepProps, 'onMap' | 'onAnswer'>) {
  const left = lostFields(fields).filter(({ postFieldID }) => !mapping[postFieldID]);
  const told = fields.to.filter(({ postFieldID }) => ![undefined, null, ''].includes(entered[postFieldID] as null));
  return (
    <>
      {told.length > 0 && (
        <dl className={styles.answers}>
          {told.map((field) => (
            <div key={field.postFieldID}>
              <dt className={styles.quiet}>
                <bdi>{field.label}</bdi>
              </dt>
              <dd className={styles.answer}>
                <ProfileAnswer field={field} value={entered[field.postFieldID] as PostMeta[string]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {left.length > 0 && (
        <p className={styles.quiet}>
          {t('options.mapping.left', { fields: left.map(({ label }) => `\u2068${label}\u2069`).join(', ') })}
        </p>
      )}
    </>
  );
}
