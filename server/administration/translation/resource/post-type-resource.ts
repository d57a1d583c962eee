import { postTypeResource, translatableRecords } from '#api/administration/translation/translatable.ts';
import { defineTranslatableResource, fieldRecord, sourceRecord } from './translatable-resource.ts';

defineTranslatableResource({
  urlCode: postTypeResource,
  recordTypes: {
    postType: {
      properties: translatableRecords.postType,
      labels: {
        name: 'administration.post-type.name',
        postButtonLabel: 'administration.post-type.button',
        postHelperText: 'administration.post-type.helper',
      },
      notFound: 'post-type.not-found',
    },
    postField: {
      properties: translatableRecords.postField,
      labels: { label: 'administration.field.label', description: 'administration.field.description' },
      notFound: 'post-field.not-found',
    },
  },
  async listRecords({ postTypes }, { t }) {
    const { types, fields } = (await postTypes.get()).inLanguages([]);
    return [
      ...types
        .filter(({ isDeleted }) => !isDeleted)
        .map(({ postTypeID: recordKey, isOriginal, name, postButtonLabel, postHelperText }) =>
          sourceRecord(
            { recordType: 'postType', recordKey, name },
            // The names of built-in types are texts of the interface.
            { ...(!isOriginal && { name }), postButtonLabel, postHelperText },
          ),
        ),
      ...fields.map((field) => fieldRecord({ recordType: 'postField', recordKey: field.postFieldID }, field, t)),
    ];
  },
  invalidate: ({ postTypes }) => postTypes.changed(),
});
