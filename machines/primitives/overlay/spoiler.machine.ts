import { setup } from 'xstate';

/** The events of a spoiler: the reader toggles it, or the browser's find-in-page opens it. */
export type SpoilerEvent = { type: 'toggle.requested' } | { type: 'words.found' };

/** Hides a spoiler until the reader opens it. The state is not stored (docs/behavior/shell.md#collapsible-content). */
export const spoilerMachine = setup({ types: { events: {} as SpoilerEvent } }).createMachine({
  id: 'spoiler',
  initial: 'hidden',
  states: {
    hidden: { on: { 'toggle.requested': 'shown', 'words.found': 'shown' } },
    shown: { tags: 'open', on: { 'toggle.requested': 'hidden' } },
  },
});
