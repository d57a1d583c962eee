import { z } from 'zod';
import { type HomeDisplay, type HomeItemType, mostColumns } from './home-display.ts';
import { settingControl } from './widget-definition.ts';
import {
  choiceField,
  descriptionField,
  optionalHref,
  shortText,
  switchField,
  titleField,
} from './widget-field.contract.ts';

/** The displays whose items have a type. */
const withTypes = { field: 'display', in: ['grid', 'carousel', 'list'] } as const;

/** The displays whose items are cards. */
const withCards = { field: 'display', in: ['grid', 'carousel'] } as const;

/** Returns the fields of a widget that shows items as cards, rows or links, with a display for a new widget. */
export const homeFields = (display: HomeDisplay) => ({
  title: titleField,
  subtitle: shortText('administration.widget.field.subtitle'),
  subtitleType: choiceField(
    'overline',
    'administration.widget.field.subtitle-type',
    {
      overline: 'administration.widget.subtitle.overline',
      standard: 'administration.widget.subtitle.standard',
    },
    { only: { field: 'subtitle', set: true } },
  ),
  description: descriptionField,
  display: choiceField<HomeDisplay>(display, 'administration.widget.field.display', {
    grid: 'administration.widget.display.grid',
    carousel: 'administration.widget.display.carousel',
    list: 'administration.widget.display.list',
    link: 'administration.widget.display.link',
  }),
  itemType: choiceField<HomeItemType>(
    'title-description',
    'administration.widget.field.item-type',
    {
      title: 'administration.widget.item.title',
      'title-description': 'administration.widget.item.title-description',
      'title-description-image': 'administration.widget.item.title-description-image',
      'title-description-icon': 'administration.widget.item.title-description-icon',
      'title-background': 'administration.widget.item.title-background',
      'title-background-description': 'administration.widget.item.title-background-description',
      'title-chat-bubble': 'administration.widget.item.title-chat-bubble',
    },
    { only: withTypes },
  ),
  imagePlacement: choiceField(
    'top',
    'administration.widget.field.image-placement',
    { top: 'administration.widget.placement.top', left: 'administration.widget.placement.left' },
    { only: [withCards, { field: 'itemType', in: ['title-description-image', 'title-description-icon'] }] },
  ),
  columns: z
    .number()
    .int()
    .min(1)
    .max(mostColumns)
    .optional()
    .meta(settingControl({ inputType: 'number', label: 'administration.widget.field.columns', only: withCards })),
  border: choiceField(
    'border',
    'administration.widget.field.border',
    {
      border: 'administration.widget.border.border',
      shadow: 'administration.widget.border.shadow',
      none: 'administration.widget.border.none',
      separator: 'administration.widget.border.separator',
    },
    { only: withTypes },
  ),
  showsCounts: switchField(true, 'administration.widget.field.shows-counts'),
  showsCallToAction: switchField(false, 'administration.widget.field.shows-call', { only: withTypes }),
  callToAction: shortText('administration.widget.field.call', {
    placeholder: 'widget.home.read-more',
    only: { field: 'showsCallToAction', is: true },
  }),
  viewMore: optionalHref('administration.widget.field.view-more'),
  viewMoreLabel: shortText('administration.widget.field.view-more-label', {
    placeholder: 'widget.home.view-more',
    only: { field: 'viewMore', set: true },
  }),
});
