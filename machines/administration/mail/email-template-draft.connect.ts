import type { SnapshotFrom } from 'xstate';
import type { EmailTemplateTexts } from '#api/mail/email-template.client.ts';
import { stateProps } from '#machines/state-name.ts';
import type { EmailTemplateDraftEvent, emailTemplateDraftMachine } from './email-template-draft.machine.ts';

type Snapshot = SnapshotFrom<typeof emailTemplateDraftMachine>;

/** Maps a snapshot of the unsaved texts of a template to the texts to preview and to send, and the functions of the form. */
export function connectEmailTemplateDraft(snapshot: Snapshot, send: (event: EmailTemplateDraftEvent) => void) {
  return {
    texts: snapshot.context.texts,
    previewed: snapshot.context.previewed,
    edit: (texts: EmailTemplateTexts) => send({ type: 'text.edited', texts }),
    forget: () => send({ type: 'texts.saved' }),
    getRootProps: () => stateProps(snapshot),
  };
}
