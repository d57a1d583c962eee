import { defineModel } from '#machines/model/model.ts';
import { emailTemplateDraftMachine } from './email-template-draft.machine.ts';

/** The model of the unsaved texts of an e-mail template. */
export const emailTemplateDraftModel = defineModel(emailTemplateDraftMachine, {
  events: [{ type: 'text.edited', texts: { 'mail.reset.subject': 'Welcome back' } }],
  essence: ({ context }) => context.texts === context.previewed,
  observe: ({ context: { texts, previewed } }) => ({ texts: { ...texts }, previewed: { ...previewed } }),
  rests: ['previewed'],
  invariants: {
    'the preview shows the newest texts once typing pauses': ({ value, context }) =>
      value === 'typing' || context.previewed === context.texts || Object.keys(context.texts).length === 0,
  },
});
