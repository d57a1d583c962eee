import type { RefObject } from 'react';
import type { FormValues } from '#api/form/form-schema.ts';
import { addProfileField, changeProfileField } from '#api/member/profile-field/profile-field.client.ts';
import type { ProfileField, ProfileFieldPost } from '#api/member/profile-field/profile-field.contract.ts';
import { t } from '#api/translations.ts';
import { fieldValues, writtenField } from '#components/administration/post-type/field-form.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { fieldToWrite } from './profile-field-choices.ts';
import { profileFieldForm } from './profile-field-form.ts';

interface ProfileFieldDialogProps {
  /** The field to edit. Omitted to create one. */
  readonly field?: ProfileField;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

/**
 * The dialog that creates or edits a profile field. The API name and the data type of an existing field cannot be
 * changed.
 */
export function ProfileFieldDialog({ field, returnTo, onSaved }: ProfileFieldDialogProps) {
  const { api } = useSite();
  const { apiName, registrationOptions, visibility, mutability, displayOptions, enabled, ...shown } =
    fieldToWrite(field);
  const save = (values: FormValues) => {
    const { dataType, ...texts } = writtenField(values);
    const { userCards, posts, search, registrationOptions: joining, visibility: seen, mutability: changed } = values;
    const words = {
      ...texts,
      registrationOptions: joining,
      visibility: seen,
      mutability: changed,
      displayOptions: { userCards, posts, search },
      enabled: values['enabled'],
    } as Omit<ProfileFieldPost, 'apiName' | 'dataType'>;
    return field
      ? changeProfileField(api, field.apiName, words)
      : addProfileField(api, { apiName: String(values['apiName']), dataType, ...words });
  };
  return (
    <FormDialog
      title={field ? t('report.settings.edit-named', { name: field.label }) : t('administration.field.add')}
      loaded={{
        schema: profileFieldForm(field),
        values: {
          ...fieldValues(shown),
          ...{ apiName, registrationOptions, visibility, mutability, enabled },
          ...displayOptions,
        },
      }}
      save={save}
      onSaved={onSaved}
      returnTo={returnTo}
    />
  );
}
