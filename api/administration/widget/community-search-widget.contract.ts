import { z } from 'zod';
import { defineWidget } from './widget-definition.ts';
import { choiceField, descriptionField, shortText, titleField } from './widget-field.contract.ts';

/** A search field, for everything or for one kind of content. */
export const communitySearchWidget = defineWidget({
  id: 'communitySearch',
  hydrate: 'community-search',
  component: 'SearchWidget',
  name: 'administration.widget.community-search',
  icon: 'search',
  group: 'navigation',
  settings: z.strictObject({
    title: titleField,
    description: descriptionField,
    placeholder: shortText('administration.widget.field.placeholder', { placeholder: 'search.banner.placeholder' }),
    domain: choiceField('all_content', 'administration.widget.field.search-domain', {
      all_content: 'search.domain.all',
      discussions: 'search.domain.posts',
      places: 'search.domain.places',
    }),
  }),
  audience: 'everyone',
  preview: { title: 'Search the workshop' },
});
