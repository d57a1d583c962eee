import type { SnapshotFrom } from 'xstate';
import { isUntouched } from './text-copies.ts';
import type { TextKeepingEvent, textKeepingMachine } from './text-keeping.machine.ts';
import { serverTab, type Writing } from './writing.ts';

type Snapshot = SnapshotFrom<typeof textKeepingMachine>;

/** How safe a text is, as its author is told. */
export type KeepingState = 'empty' | 'kept' | 'saving' | 'saved' | 'unsaved' | 'lost';

const words: Readonly<Record<KeepingState, string>> = {
  empty: '',
  kept: 'Kept on this device',
  saving: 'Saving…',
  saved: 'Saved',
  unsaved: 'Kept on this device. Could not save.',
  lost: 'This browser cannot keep your text. Copy it before you leave.',
};

const stateOf = (snapshot: Snapshot): KeepingState => {
  if (snapshot.matches({ device: 'lost' })) return 'lost';
  if (isUntouched(snapshot.context)) return 'empty';
  if (snapshot.matches({ server: 'failed' })) return 'unsaved';
  if (snapshot.matches({ server: 'saving' }) || snapshot.matches({ server: 'lastSave' })) return 'saving';
  const { savedAt, changedAt } = snapshot.context;
  return savedAt === changedAt && changedAt > 0 ? 'saved' : 'kept';
};

/** What the keeping of a text offers a view: the words, how safe they are, and what their author can do about it. */
export function connectTextKeeping(snapshot: Snapshot, send: (event: TextKeepingEvent) => void) {
  const { context } = snapshot;
  const state = stateOf(snapshot);
  const isEmpty = isUntouched(context);
  const canUndo = isEmpty && context.before !== undefined;
  const hasFailed = state === 'unsaved' || state === 'lost';
  return {
    state,
    writing: context.writing,
    other: context.other && {
      writing: context.other.writing,
      changedAt: context.other.changedAt,
      isOnServer: context.other.tab === serverTab,
    },
    isOpening: snapshot.matches({ device: 'opening' }),
    isEmpty,
    canUndo,
    wasDiscarded: canUndo && context.discardedAt !== undefined,
    hasFailed,
    edit: (writing: Writing) => send({ type: 'text.edited', writing }),
    undo: () => send({ type: 'undo.requested' }),
    discard: () => send({ type: 'discard.requested' }),
    choose: (which: 'mine' | 'other') => send({ type: 'copy.chosen', which }),
    getStatusProps: () => ({
      'data-state': state,
      children: words[state],
      ...(hasFailed && { role: 'status' as const }),
    }),
    getRetryProps: () => ({ hidden: !hasFailed, onClick: () => send({ type: 'retry.requested' }) }),
    getDiscardProps: () => ({ hidden: isEmpty, onClick: () => send({ type: 'discard.requested' }) }),
    getUndoProps: () => ({ hidden: !canUndo, onClick: () => send({ type: 'undo.requested' }) }),
  };
}

/** The keeping of a text, as views see it. */
export type TextKeeping = ReturnType<typeof connectTextKeeping>;
