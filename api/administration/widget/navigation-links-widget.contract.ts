import { z } from 'zod';
import { defineWidget, settingControl } from './widget-definition.ts';
import {
  descriptionField,
  hrefField,
  iconField,
  requiredText,
  shortText,
  titleField,
} from './widget-field.contract.ts';

/** Links that an administrator writes, below headings, in two columns. */
export const navigationLinksWidget = defineWidget({
  id: 'navigationLinks',
  hydrate: 'navigation-links',
  component: 'NavigationLinksWidget',
  name: 'administration.widget.navigation-links',
  icon: 'list',
  group: 'navigation',
  keywords: ['menu', 'links'],
  settings: z.strictObject({
    title: titleField,
    description: descriptionField,
    links: z
      .array(
        z.strictObject({
          name: requiredText('administration.widget.field.label'),
          url: hrefField,
          icon: iconField,
          group: shortText('administration.widget.field.group', {
            description: 'administration.widget.field.group-help',
          }),
        }),
      )
      .max(60)
      .default([])
      .meta(
        settingControl({
          inputType: 'list',
          label: 'administration.widget.field.links',
          addLabel: 'administration.widget.field.add-link',
          itemTitle: 'name',
        }),
      ),
  }),
  audience: 'everyone',
  preview: {
    title: 'Find your way',
    links: [
      { name: 'Getting started', url: '/categories/start', icon: 'rocket', group: 'Help' },
      { name: 'House rules', url: '/terms', icon: 'shield', group: 'Help' },
      { name: 'Woodwork', url: '/categories/woodwork', icon: 'tools', group: 'Crafts' },
      { name: 'Boats', url: '/categories/boats', icon: 'globe', group: 'Crafts' },
    ],
  },
});
