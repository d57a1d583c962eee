import { z } from 'zod';
import { callLookFields } from './call-setting.contract.ts';
import { defineWidget } from './widget-definition.ts';
import { descriptionField, shortText } from './widget-field.contract.ts';

/** Invites guests to register or sign in. Members see nothing. */
export const guestCallToActionWidget = defineWidget({
  id: 'guestCallToAction',
  hydrate: 'guest-cta',
  component: 'GuestCallToActionWidget',
  name: 'administration.widget.guest-cta',
  icon: 'log-in',
  group: 'navigation',
  settings: z.strictObject({
    title: shortText('administration.widget.field.title', { placeholder: 'shell.call.title' }),
    description: descriptionField,
    registerLabel: shortText('administration.widget.field.register-label', { placeholder: 'shell.call.register' }),
    signInLabel: shortText('administration.widget.field.sign-in-label', { placeholder: 'shell.call.sign-in' }),
    ...callLookFields,
  }),
  places: { views: 'all', columns: 'all', atMost: 1 },
  audience: 'everyone',
});
