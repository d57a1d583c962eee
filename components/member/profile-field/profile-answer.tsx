import type { ReactNode } from 'react';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import type { ProfileValue, ProfileValues } from '#api/member/profile-field/profile-field-types.ts';
import { optionName } from '#api/post/option-name.ts';
import { t } from '#api/translations.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import * as styles from './profile-answer.css.ts';

type AnsweredField = Pick<ProfileField, 'dataType' | 'formType'> & {
  readonly optionNames?: Readonly<Record<string, string>> | undefined;
};

/** Renders an answer to a field that appears on profiles or posts. */
export function ProfileAnswer({ field, value }: { field: AnsweredField; value: ProfileValue }) {
  if (Array.isArray(value)) {
    return (
      <span className={styles.tokens}>
        {value.map((one) => (
          <Tag key={String(one)} preset="greyscale">
            <bdi>{optionName(field, one)}</bdi>
          </Tag>
        ))}
      </span>
    );
  }
  if (typeof value === 'boolean') return <>{value ? t('member.answer.yes') : t('member.answer.no')}</>;
  if (field.dataType === 'date') return <DateTime date={`${value}T12:00:00+00:00`} type="default" />;
  return (
    <span dir="auto" className={field.formType === 'text-multiline' ? styles.lines : undefined}>
      {optionName(field, value)}
    </span>
  );
}

/** Returns the answered fields in display order, each with its answer rendered. */
export const answersTo = (
  fields: readonly ProfileField[],
  values: ProfileValues = {},
): { name: string; label: string; value: ReactNode }[] =>
  fields.flatMap((field) => {
    const value = values[field.apiName];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    return [{ name: field.apiName, label: field.label, value: <ProfileAnswer field={field} value={value} /> }];
  });
