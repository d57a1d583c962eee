import { profileFieldResource, translatableRecords } from '#api/administration/translation/translatable.ts';
import { listProfileFields } from '#server/member/profile-field/profile-field.queries.ts';
import { defineTranslatableResource, fieldRecord } from './translatable-resource.ts';

defineTranslatableResource({
  urlCode: profileFieldResource,
  recordTypes: {
    profileField: {
      properties: translatableRecords.profileField,
      labels: { label: 'administration.field.label', description: 'administration.field.description' },
      notFound: 'profile-field.not-found',
    },
  },
  async listRecords({ db }, { t }) {
    const fields = await listProfileFields(db);
    return fields.map((field) => fieldRecord({ recordType: 'profileField', recordKey: field.apiName }, field, t));
  },
});
