import { z } from 'zod';
import { homeFields } from './home-setting.contract.ts';
import { defineWidget, settingControl } from './widget-definition.ts';
import { descriptionField, hrefField, iconField, imageField, requiredText } from './widget-field.contract.ts';

const { showsCounts, ...fields } = homeFields('grid');

/** Cards, rows or links that an administrator writes. */
export const homeWidget = defineWidget({
  id: 'home',
  hydrate: 'home',
  component: 'HomeWidget',
  name: 'administration.widget.home',
  icon: 'layout-grid',
  group: 'navigation',
  keywords: ['cards', 'grid', 'carousel', 'links'],
  settings: z.strictObject({
    ...fields,
    items: z
      .array(
        z.strictObject({
          name: requiredText('administration.widget.field.title'),
          description: descriptionField,
          url: hrefField,
          image: imageField('administration.widget.field.image'),
          icon: iconField,
        }),
      )
      .max(24)
      .default([])
      .meta(
        settingControl({
          inputType: 'list',
          label: 'administration.widget.field.items',
          addLabel: 'administration.widget.field.add-item',
          itemTitle: 'name',
        }),
      ),
  }),
  audience: 'everyone',
  preview: {
    title: 'Start here',
    items: [
      { name: 'Woodwork', description: 'Joints, tools and finishes.', url: '/categories/woodwork', icon: 'tools' },
      { name: 'Boats', description: 'Repairs on the slipway and afloat.', url: '/categories/boats', icon: 'globe' },
      {
        name: 'Meeting Place',
        description: 'Say hello, and plan the next market.',
        url: '/categories/meet',
        image: '',
      },
    ],
  },
});
