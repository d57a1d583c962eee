import { z } from 'zod';
import { defineWidget, settingControl, slowData } from './widget-definition.ts';
import { choiceField, switchField, titleField } from './widget-field.contract.ts';

/** The tags with the most discussions. */
export const tagWidget = defineWidget({
  id: 'tag',
  hydrate: 'tag',
  component: 'TagWidget',
  name: 'administration.widget.tag',
  icon: 'tag',
  group: 'posts',
  keywords: ['cloud'],
  settings: z.strictObject({
    title: titleField,
    limit: z
      .number()
      .int()
      .min(1)
      .max(50)
      .default(10)
      .meta(settingControl({ inputType: 'number', label: 'administration.widget.field.limit' })),
    showsCounts: switchField(true, 'administration.widget.field.shows-counts'),
    look: choiceField('tags', 'administration.widget.field.display', {
      tags: 'administration.widget.tags.same-size',
      cloud: 'administration.widget.tags.cloud',
    }),
  }),
  ...slowData,
  preview: {
    items: [
      { tagID: 1, name: 'oak', countDiscussions: 48 },
      { tagID: 2, name: 'finishing', countDiscussions: 21 },
      { tagID: 3, name: 'hand tools', countDiscussions: 12 },
      { tagID: 4, name: 'caulking', countDiscussions: 3 },
    ],
  },
});
