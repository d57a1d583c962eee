import { z } from 'zod';
import { defineWidget, settingControl, slowData } from './widget-definition.ts';
import {
  alignmentField,
  choiceField,
  descriptionField,
  imageField,
  shortText,
  titleField,
} from './widget-field.contract.ts';

/** A member with a quote. Requires permission to view profiles. */
export const userSpotlightWidget = defineWidget({
  id: 'userSpotlight',
  hydrate: 'userspotlight',
  component: 'UserSpotlightWidget',
  name: 'administration.widget.user-spotlight',
  icon: 'user',
  group: 'members',
  keywords: ['quote'],
  settings: z.strictObject({
    userID: z
      .number()
      .int()
      .min(1)
      .optional()
      .meta(settingControl({ inputType: 'member', label: 'administration.widget.field.member' })),
    title: titleField,
    description: descriptionField,
    jobTitle: shortText('administration.widget.field.job-title', {
      description: 'administration.widget.field.job-title-help',
    }),
    photo: imageField('administration.widget.field.photo'),
    alignment: alignmentField('administration.widget.field.alignment'),
    background: choiceField('surface', 'administration.widget.field.background', {
      surface: 'administration.widget.background.surface',
      tint: 'administration.widget.background.tint',
    }),
  }),
  ...slowData,
  preview: {
    title: 'Keep the shavings',
    description: 'They light the stove, and they tell you whether the plane is set right.',
    jobTitle: 'Boat builder',
    member: { name: 'Ingrid Solheim', url: '/profile/7/ingrid', photoUrl: null, title: 'Boat builder' },
  },
});
