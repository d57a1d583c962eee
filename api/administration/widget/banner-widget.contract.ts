import { z } from 'zod';
import { contentData, defineWidget, settingControl } from './widget-definition.ts';
import {
  alignmentField,
  choiceField,
  descriptionField,
  imageField,
  shortText,
  switchField,
  titleField,
} from './widget-field.contract.ts';

/** The fields that both banners have. */
const pictureFields = {
  alignment: alignmentField('administration.widget.field.alignment'),
  mobileAlignment: alignmentField('administration.widget.field.mobile-alignment'),
  image: imageField('administration.widget.field.background-image'),
  overlay: switchField(true, 'administration.widget.field.overlay', { only: { field: 'image', set: true } }),
  logo: imageField('administration.widget.field.logo'),
  logoText: shortText('administration.widget.field.logo-text', { only: { field: 'logo', set: true } }),
  icon: imageField('administration.widget.field.icon-image'),
};

/** A banner with a title, a description, pictures and the search. */
export const bannerWidget = defineWidget({
  id: 'banner',
  hydrate: 'app-banner',
  formerly: ['searchBanner'],
  component: 'BannerWidget',
  name: 'administration.widget.app-banner',
  icon: 'image',
  group: 'page',
  keywords: ['search', 'hero'],
  settings: z.strictObject({
    titleFrom: choiceField('text', 'administration.widget.field.title-from', {
      text: 'administration.widget.title-from.text',
      page: 'administration.widget.title-from.page',
      none: 'administration.widget.title-from.none',
    }),
    title: titleField.meta(
      settingControl({
        inputType: 'text',
        label: 'administration.widget.field.title',
        placeholder: 'widget.banner.title',
        isTranslatable: true,
        only: { field: 'titleFrom', is: 'text' },
      }),
    ),
    description: descriptionField,
    showsSearch: switchField(true, 'administration.widget.field.shows-search'),
    ...pictureFields,
    rightImage: imageField('administration.widget.field.right-image'),
  }),
  reads: ['categoryID'],
  ...contentData,
  preview: { title: 'Ask the workshop', description: 'Ask, answer, and show your work.' },
});

/** A strip with a picture, a logo and an icon. It is hidden until one of them is chosen. */
export const contentBannerWidget = defineWidget({
  id: 'contentBanner',
  hydrate: 'app.content-banner',
  component: 'BannerContentWidget',
  name: 'administration.widget.content-banner',
  icon: 'image',
  group: 'page',
  settings: z.strictObject(pictureFields),
  audience: 'everyone',
});
