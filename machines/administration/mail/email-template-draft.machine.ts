import { assign, setup } from 'xstate';
import type { EmailTemplateTexts } from '#api/mail/email-template.client.ts';

/** The events of the unsaved texts of an e-mail template. */
export type EmailTemplateDraftEvent = { type: 'text.edited'; texts: EmailTemplateTexts } | { type: 'texts.saved' };

interface Context {
  /** The texts as they are in the form. */
  readonly texts: EmailTemplateTexts;
  /** The texts that the preview shows. */
  readonly previewed: EmailTemplateTexts;
}

/**
 * The unsaved texts of an e-mail template. The preview follows when typing pauses, and shows the stored texts after they
 * are saved (docs/behavior/mail.md#email-templates).
 */
export const emailTemplateDraftMachine = setup({
  types: { context: {} as Context, events: {} as EmailTemplateDraftEvent },
  delays: { typingPause: 400 },
  actions: {
    keepTexts: assign((_, { texts }: { texts: EmailTemplateTexts }) => ({ texts })),
    previewTexts: assign(({ context: { texts } }) => ({ previewed: texts })),
    forgetTexts: assign({ texts: {}, previewed: {} }),
  },
}).createMachine({
  id: 'email-template-draft',
  context: { texts: {}, previewed: {} },
  initial: 'previewed',
  on: {
    'text.edited': {
      target: '.typing',
      reenter: true,
      actions: { type: 'keepTexts', params: ({ event }) => event },
    },
    'texts.saved': { target: '.previewed', actions: 'forgetTexts' },
  },
  states: {
    previewed: {},
    typing: { after: { typingPause: { target: 'previewed', actions: 'previewTexts' } } },
  },
});
