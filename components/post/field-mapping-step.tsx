import type { PostField, PostMeta } from '#api/post/post-field.contract.ts';
import { t } from '#api/words.ts';
import { PostFieldInput } from '#components/composer/post-field-input.tsx';
import { ProfileAnswer } from '#components/member/profile-answer.tsx';
import { Field } from '#components/primitives/field.tsx';
import { Select } from '#components/primitives/select.tsx';
import { answerFor, type Entered, lostFields, type MappedFields } from './field-mapping.ts';
import * as styles from './option-dialog.css.ts';

/** Into which field each answer goes that would no longer be told; the empty word for none. */
export type Mapping = Readonly<Record<string, string>>;

interface FieldMappingStepProps {
  readonly fields: MappedFields;
  readonly mapping: Mapping;
  readonly entered: Entered;
  readonly onMapping: (mapping: Mapping, entered: Entered) => void;
}

/** What becomes of answers to fields that the new type lacks, and what is answered to its own (`spec/screens.md` C3). */
export function FieldMappingStep({ fields, mapping, entered, onMapping }: FieldMappingStepProps) {
  const lost = lostFields(fields);
  const map = ({ postFieldID }: PostField, name: string) => {
    const target = fields.to.find((field) => field.postFieldID === name);
    const answer = fields.answers[postFieldID];
    const filled = target && answer !== undefined ? { [name]: answerFor(target, answer) } : {};
    onMapping({ ...mapping, [postFieldID]: name }, { ...entered, ...filled });
  };
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
                  onChange={({ target }) => map(field, target.value)}
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
          onValue={(value) => onMapping(mapping, { ...entered, [field.postFieldID]: value })}
        />
      ))}
    </>
  );
}

/** What the post will answer, and what is no longer told of it. */
export function MappingSummary({ fields, mapping, entered }: Omit<FieldMappingStepProps, 'onMapping'>) {
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
