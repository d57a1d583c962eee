import type { RefObject } from 'react';
import type { FormValues } from '#api/form/form-schema.ts';
import { addPostField, changePostField } from '#api/post/type/post-field.client.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { type FieldTexts, fieldValues, writtenField } from './field-form.ts';
import { postFieldForm } from './post-field-form.ts';

interface PostFieldDialogProps {
  /** The field to edit. Omitted to create one. */
  readonly field?: PostField;
  /** The post type of a new field. */
  readonly postTypeID?: string;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

type Written = FieldTexts & Pick<PostField, 'postFieldID' | 'visibility' | 'isRequired' | 'isActive'>;

const blank: Written = {
  postFieldID: '',
  label: '',
  description: '',
  dataType: 'text',
  formType: 'text',
  dropdownOptions: null,
  visibility: 'public',
  isRequired: false,
  isActive: true,
};

/**
 * The dialog that creates or edits a post field. The API name and the data type of an existing field cannot be changed
 * (docs/behavior/administration.md#post-types).
 */
export function PostFieldDialog({ field, postTypeID, returnTo, onSaved }: PostFieldDialogProps) {
  const { api } = useSite();
  const shown: Written = field ?? blank;
  const { postFieldID, visibility, isRequired, isActive } = shown;
  const save = ({ apiName, visibility: seen, isRequired: needed, isActive: active, ...values }: FormValues) => {
    const { dataType, ...texts } = writtenField(values);
    const words = { ...texts, visibility: seen, isRequired: needed, isActive: active } as Omit<Written, 'postFieldID'>;
    return field
      ? changePostField(api, field.postFieldID, words)
      : addPostField(api, { ...words, postFieldID: String(apiName), dataType, postTypeID });
  };
  return (
    <FormDialog
      title={field ? t('report.settings.edit-named', { name: field.label }) : t('administration.post-field.add')}
      loaded={{
        schema: postFieldForm(field),
        values: { ...fieldValues(shown), apiName: postFieldID, visibility, isRequired, isActive },
      }}
      save={save}
      onSaved={onSaved}
      returnTo={returnTo}
    />
  );
}
