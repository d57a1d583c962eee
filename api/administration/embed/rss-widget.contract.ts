import { z } from 'zod';
import { homeFields } from '#api/administration/widget/home-setting.contract.ts';
import { defineWidget, settingControl, slowData } from '#api/administration/widget/widget-definition.ts';
import { imageField, limitField } from '#api/administration/widget/widget-field.contract.ts';
import { longestFeedAddress } from './web-feed-limits.ts';

const { showsCounts, ...fields } = homeFields('grid');

/** The items of a feed of another site, RSS or Atom. */
export const rssWidget = defineWidget({
  id: 'rss',
  hydrate: 'rss',
  component: 'RSSWidget',
  name: 'administration.widget.rss',
  icon: 'rss',
  group: 'content',
  keywords: ['feed', 'atom', 'news', 'blog', 'podcast'],
  settings: z.strictObject({
    feedUrl: z
      .string()
      .max(longestFeedAddress)
      .regex(/^(https?:\/\/\S+)?$/, 'Enter an address that starts with http:// or https://.')
      .default('')
      .meta(
        settingControl({
          inputType: 'text',
          direction: 'ltr',
          label: 'administration.widget.field.feed',
          description: 'administration.widget.field.feed-help',
        }),
      ),
    ...fields,
    limit: limitField,
    fallbackImage: imageField('administration.widget.field.fallback-image', {
      description: 'administration.widget.field.fallback-image-help',
    }),
  }),
  ...slowData,
  invalidatedBy: ['web-feeds.changed', ...slowData.invalidatedBy],
  preview: {
    name: 'Harbour news',
    items: [
      {
        name: 'The ferry sails again',
        url: 'https://example.com/ferry',
        description: 'After six weeks in the dock, the ferry crosses twice a day.',
        author: 'Ada',
        image: '',
        date: '2025-03-01T09:00:00.000Z',
      },
      {
        name: 'A new crane for the yard',
        url: 'https://example.com/crane',
        description: 'It lifts boats of up to twelve tonnes.',
        author: '',
        image: '',
        date: null,
      },
    ],
  },
});
