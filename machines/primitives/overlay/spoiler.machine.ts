import { setup } from 'xstate';

/** What befalls a spoiler: its reader presses it, or the browser opens it because words in it were looked for. */
export type SpoilerEvent = { type: 'toggle.requested' } | { type: 'words.found' };

/** Hides what gives something away until its reader wants it; nothing is remembered (`spec/behaviours.md` §33). */
export const spoilerMachine = setup({ types: { events: {} as SpoilerEvent } }).createMachine({
  id: 'spoiler',
  initial: 'hidden',
  states: {
    hidden: { on: { 'toggle.requested': 'shown', 'words.found': 'shown' } },
    shown: { tags: 'open', on: { 'toggle.requested': 'hidden' } },
  },
});
