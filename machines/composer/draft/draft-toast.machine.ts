import { fromCallback, setup } from 'xstate';
import { hasStoredText, subscribeToStoredTexts } from './stored-text-index.ts';

/** The events of the draft toast. */
export type DraftToastEvent =
  | { type: 'draft.appeared' }
  | { type: 'draft.gone' }
  | { type: 'form.entered' }
  | { type: 'form.left' }
  | { type: 'draft.followed' }
  | { type: 'toast.dismissed' };

/** The key of the draft on the device, and the anchor of its form on the page. */
export interface DraftToastInput {
  readonly key: string;
  readonly anchor: string;
}

/** Reports whether a text is stored under a key, initially and on every change. */
const watchDraft = fromCallback<DraftToastEvent, DraftToastInput>(({ input: { key }, sendBack }) => {
  const look = () => sendBack({ type: hasStoredText(key) ? 'draft.appeared' : 'draft.gone' });
  look();
  return subscribeToStoredTexts(look);
});

/** Reports whether a form is in view, at least 100 px below the top of the viewport. */
const watchForm = fromCallback<DraftToastEvent, DraftToastInput>(({ input: { anchor }, sendBack }) => {
  const form = document.getElementById(anchor);
  if (!form) return;
  const observer = new IntersectionObserver(
    ([entry]) => sendBack({ type: entry?.isIntersecting ? 'form.entered' : 'form.left' }),
    { rootMargin: '-100px 0px 0px 0px' },
  );
  observer.observe(form);
  return () => observer.disconnect();
});

/**
 * Points at a draft whose form is out of view (docs/behavior/composer.md#draft-hint). It contains an action, so it
 * never closes by itself. After it has been dismissed, it reappears once the form has been in view and out of view
 * again.
 */
export const draftToastMachine = setup({
  types: { input: {} as DraftToastInput, context: {} as DraftToastInput, events: {} as DraftToastEvent },
  actors: { watchDraft, watchForm },
  actions: { goToDraft: () => {} },
}).createMachine({
  id: 'draft-toast',
  context: ({ input }) => input,
  invoke: [
    { src: 'watchDraft', input: ({ context }) => context },
    { src: 'watchForm', input: ({ context }) => context },
  ],
  initial: 'absent',
  states: {
    absent: {
      initial: 'outOfView',
      states: {
        outOfView: { on: { 'form.entered': 'inView', 'draft.appeared': '#draft-toast.shown' } },
        inView: { on: { 'form.left': 'outOfView', 'draft.appeared': '#draft-toast.hidden' } },
      },
    },
    shown: {
      tags: 'open',
      on: {
        'form.entered': 'hidden',
        'draft.gone': 'absent.outOfView',
        'draft.followed': { actions: 'goToDraft' },
        'toast.dismissed': 'dismissed',
      },
    },
    hidden: { on: { 'form.left': 'shown', 'draft.gone': 'absent.inView' } },
    dismissed: { on: { 'form.entered': 'hidden', 'draft.gone': 'absent.outOfView' } },
  },
});
