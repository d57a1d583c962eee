import { postTypeResource } from '#api/administration/translation/translatable.ts';
import { optionProperty } from '#api/post/option-name.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { t } from '#api/translations.ts';
import { type RecordText, RecordTranslator } from '#components/administration/translation/record-translator.tsx';
import { postTypeName } from '#components/post/post-type-name.ts';

/** Removes empty texts, which need no translation. */
const written = (texts: readonly RecordText[]) => texts.filter(({ sourceText }) => sourceText !== '');

/**
 * The translator for the texts of a post type. The names of built-in types are interface texts and are not translated
 * here.
 */
export function PostTypeTranslator({ type }: { type: PostType }) {
  const { postTypeID, name, postButtonLabel, postHelperText, isOriginal } = type;
  const texts = written([
    { property: 'name', label: t('administration.post-type.name'), sourceText: isOriginal ? '' : name },
    { property: 'postButtonLabel', label: t('administration.post-type.button'), sourceText: postButtonLabel },
    {
      property: 'postHelperText',
      label: t('administration.post-type.helper'),
      sourceText: postHelperText,
      isMultiline: true,
    },
  ]);
  if (texts.length === 0) return null;
  return (
    <RecordTranslator
      resource={postTypeResource}
      recordType="postType"
      recordKey={postTypeID}
      subject={postTypeName(type)}
      texts={texts}
    />
  );
}

/** The translator for the texts of a post field, including each of its options. */
export function PostFieldTranslator({ field }: { field: PostField }) {
  const { postFieldID, label, description, dropdownOptions } = field;
  const options = dropdownOptions?.filter((option) => typeof option === 'string') ?? [];
  return (
    <RecordTranslator
      resource={postTypeResource}
      recordType="postField"
      recordKey={postFieldID}
      subject={label}
      texts={written([
        { property: 'label', label: t('administration.field.label'), sourceText: label },
        {
          property: 'description',
          label: t('administration.field.description'),
          sourceText: description,
          isMultiline: true,
        },
        ...options.map((option) => ({
          property: optionProperty(option),
          label: t('administration.field.option', { name: option }),
          sourceText: option,
        })),
      ])}
    />
  );
}
