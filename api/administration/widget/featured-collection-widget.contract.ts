import { z } from 'zod';
import { homeFields } from './home-setting.contract.ts';
import { contentData, defineWidget, settingControl } from './widget-definition.ts';
import { limitField } from './widget-field.contract.ts';

/** The discussions and categories of a collection, in the order of the collection. */
export const featuredCollectionWidget = defineWidget({
  id: 'featuredCollections',
  hydrate: 'featuredcollections',
  component: 'FeaturedCollectionsWidget',
  name: 'administration.widget.featured-collections',
  icon: 'library',
  group: 'posts',
  keywords: ['curated', 'picks'],
  settings: z.strictObject({
    collectionID: z
      .number()
      .int()
      .min(1)
      .optional()
      .meta(settingControl({ inputType: 'collection', label: 'administration.widget.field.collection' })),
    ...homeFields('grid'),
    limit: limitField,
  }),
  ...contentData,
  invalidatedBy: ['collections.changed', ...contentData.invalidatedBy],
  preview: {
    name: 'For your first boat',
    moreUrl: '/collections/1/for-your-first-boat',
    items: [
      {
        recordType: 'discussion',
        recordID: 1,
        name: 'Dovetails by hand',
        url: '/discussion/1',
        description: 'I cut the tails first, and then I mark the pins from them with a knife.',
        date: '2025-03-01T09:00:00.000Z',
        count: 12,
      },
      {
        recordType: 'category',
        recordID: 2,
        name: 'Workshop',
        url: '/categories/workshop',
        description: 'Joints, tools and finishes.',
        count: 148,
      },
    ],
  },
});
