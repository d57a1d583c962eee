import { tagResource, translatableRecords } from '#api/administration/translation/translatable.ts';
import { defineTranslatableResource, sourceRecord } from './translatable-resource.ts';

defineTranslatableResource({
  urlCode: tagResource,
  recordTypes: {
    tag: {
      properties: translatableRecords.tag,
      labels: { name: 'administration.tag.name' },
      notFound: 'tag.not-found',
    },
  },
  async listRecords({ db }) {
    const rows = await db
      .selectFrom('tag')
      .select(['tag_id', 'name'])
      .orderBy((eb) => eb.fn('lower', ['name']))
      .orderBy('tag_id')
      .execute();
    return rows.map(({ tag_id, name }) => sourceRecord({ recordType: 'tag', recordKey: tag_id, name }, { name }));
  },
  invalidate: ({ tagNames }) => tagNames.changed(),
});
