import { z } from 'zod';
import { buttonLookField, callLookFields } from './call-setting.contract.ts';
import { defineWidget } from './widget-definition.ts';
import { descriptionField, hrefField, optionalHref, requiredText, shortText } from './widget-field.contract.ts';

/** A call to action with texts configured by the site. */
export const callToActionWidget = defineWidget({
  id: 'cta',
  hydrate: 'cta',
  component: 'CallToActionWidget',
  name: 'administration.widget.cta',
  icon: 'megaphone',
  group: 'navigation',
  settings: z.strictObject({
    title: requiredText('administration.widget.field.title'),
    description: descriptionField,
    label: requiredText('administration.widget.field.label', 50),
    href: hrefField,
    look: buttonLookField('primary', 'administration.widget.field.button-look'),
    secondLabel: shortText('administration.widget.field.second-label'),
    secondHref: optionalHref('administration.widget.field.second-href', { only: { field: 'secondLabel', set: true } }),
    secondLook: buttonLookField('standard', 'administration.widget.field.second-look'),
    ...callLookFields,
  }),
  audience: 'everyone',
  preview: { title: 'Visit the workshop', description: 'Open on Saturdays.', label: 'Directions', href: '/' },
});
