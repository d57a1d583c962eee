import { z } from 'zod';
import { homeFields } from './home-setting.contract.ts';
import { contentData, defineWidget, settingControl } from './widget-definition.ts';
import { limitField } from './widget-field.contract.ts';

/** Categories: chosen ones, or the first that contain discussions. */
export const categoriesWidget = defineWidget({
  id: 'categories',
  hydrate: 'categories',
  component: 'CategoriesWidget',
  name: 'administration.widget.categories',
  icon: 'folder-tree',
  group: 'categories',
  settings: z.strictObject({
    ...homeFields('link'),
    categoryIDs: z
      .array(z.number().int().min(1))
      .max(20)
      .default([])
      .meta(settingControl({ inputType: 'category', label: 'administration.widget.field.categories' })),
    limit: limitField,
  }),
  ...contentData,
  preview: {
    items: [
      {
        categoryID: 1,
        name: 'Meeting Place',
        urlcode: 'meeting-place',
        countDiscussions: 12,
        description: 'Say hello, and plan the next market.',
      },
      {
        categoryID: 2,
        name: 'Workshop',
        urlcode: 'workshop',
        countDiscussions: 148,
        description: 'Joints, tools and finishes.',
      },
    ],
  },
});
