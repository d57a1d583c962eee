import { categoryResource, translatableRecords } from '#api/administration/translation/translatable.ts';
import { defineTranslatableResource, sourceRecord } from './translatable-resource.ts';

defineTranslatableResource({
  urlCode: categoryResource,
  recordTypes: {
    category: {
      properties: translatableRecords.category,
      labels: { name: 'administration.category.name', description: 'administration.category.description' },
      notFound: 'category.not-found',
    },
  },
  async listRecords({ db }) {
    const rows = await db
      .selectFrom('category')
      .select(['category_id', 'name', 'description'])
      .orderBy('sort')
      .orderBy('category_id')
      .execute();
    return rows.map(({ category_id, name, description }) =>
      sourceRecord({ recordType: 'category', recordKey: category_id, name }, { name, description }),
    );
  },
  invalidate: ({ categories }) => categories.changed(),
});
