import { sectionResource, translatableRecords } from '#api/administration/translation/translatable.ts';
import { defineTranslatableResource, sourceRecord } from './translatable-resource.ts';

defineTranslatableResource({
  urlCode: sectionResource,
  recordTypes: {
    section: {
      properties: translatableRecords.section,
      labels: { name: 'administration.section.name', description: 'administration.section.description' },
    },
  },
  async listRecords({ settings }) {
    return (await settings.get())['site.sections'].map(({ sectionID, name, description }) =>
      sourceRecord({ recordType: 'section', recordKey: sectionID, name }, { name, description }),
    );
  },
});
