import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { type ComposerText, serverTab } from '#machines/composer/form/writing.ts';
import { stateProps } from '#machines/state-name.ts';
import type { draftMachine } from './draft.machine.ts';
import type { DraftEvent } from './draft-setup.ts';
import { canDiscard, hasInitialText, hasUnsavedText, isUntouched } from './text-copies.ts';

type Snapshot = SnapshotFrom<typeof draftMachine>;

/** The save status of a text, as its author sees it. */
export type DraftState =
  | 'empty'
  | 'kept'
  | 'saving'
  | 'saved'
  | 'failed'
  | 'refused'
  | 'offline'
  | 'conflict'
  | 'emptied'
  | 'discarded'
  | 'unremoved'
  | 'lost'
  | 'removed';

const wordsOf = (state: DraftState, reason: string): string => {
  if (state === 'refused') return t('composer.draft.refused', { reason });
  return state === 'empty' || state === 'removed' ? '' : t(`composer.draft.${state}`);
};

const server = (snapshot: Snapshot, ...names: readonly string[]) =>
  names.some((name) => snapshot.matches({ open: { server: name } } as never));

const stateOf = (snapshot: Snapshot): DraftState => {
  const { savedAt, changedAt } = snapshot.context;
  if (snapshot.matches('forgetting') || snapshot.matches('removed')) return 'removed';
  if (snapshot.matches({ open: { device: 'lost' } })) return 'lost';
  for (const name of ['failed', 'refused', 'offline', 'conflict', 'emptied', 'unremoved'] as const)
    if (server(snapshot, name)) return name;
  if (
    server(snapshot, 'discarded', 'removing', 'saving') &&
    hasInitialText(snapshot.context) &&
    snapshot.context.discardedAt !== undefined
  )
    return 'discarded';
  if (isUntouched(snapshot.context)) return 'empty';
  if (server(snapshot, 'saving', 'queued')) return 'saving';
  return savedAt === changedAt && changedAt > 0 ? 'saved' : 'kept';
};

const undoWords = (state: DraftState, snapshot: Snapshot) => {
  if (state === 'discarded' || state === 'unremoved') return t('composer.draft.undo');
  return hasInitialText(snapshot.context) ? t('composer.draft.restore') : t('composer.draft.restore-former');
};

/**
 * The statuses that a live region announces. All others are only shown, so that the author is not interrupted while
 * writing.
 */
const spoken: readonly DraftState[] = [
  'failed',
  'refused',
  'offline',
  'conflict',
  'emptied',
  'discarded',
  'unremoved',
  'lost',
];

/** Maps a snapshot of a draft to props: the text, its save status, and the actions of its author. */
export function connectDraft(snapshot: Snapshot, send: (event: DraftEvent) => void) {
  const { context } = snapshot;
  const state = stateOf(snapshot);
  const isOpen = snapshot.matches('open');
  const text = wordsOf(state, context.refusal ?? '');
  const canRetry = ['failed', 'refused', 'offline', 'unremoved', 'lost'].includes(state);
  const retry = () => send({ type: 'retry.requested' });
  const undo = () => send({ type: 'undo.requested' });
  const discard = () => send({ type: 'discard.requested' });
  const save = () => send({ type: 'save.requested' });
  return {
    state,
    writing: context.writing,
    other: context.other && {
      writing: context.other.writing,
      changedAt: context.other.changedAt,
      isOnServer: context.other.tab === serverTab,
    },
    isOpening: snapshot.matches('opening'),
    isEmpty: isUntouched(context),
    isTextUnchanged: hasInitialText(context),
    savedAt: context.savedAt,
    edit: (writing: ComposerText) => send({ type: 'text.edited', writing }),
    choose: (which: 'mine' | 'other') => send({ type: 'copy.chosen', which }),
    save,
    undo,
    discard,
    getRootProps: () => stateProps(snapshot),
    getQuietWordsProps: () => ({ children: spoken.includes(state) ? '' : text }),
    getStatusProps: () => ({
      role: 'status' as const,
      'data-tone': state,
      children: spoken.includes(state) ? text : '',
    }),
    getRetryProps: () => ({ hidden: !canRetry, onClick: retry }),
    getSaveProps: () => ({
      hidden: !(server(snapshot, 'waiting', 'failed', 'refused', 'offline', 'resting') && hasUnsavedText(context)),
      onClick: save,
    }),
    getDiscardProps: () => ({
      hidden: !isOpen || !canDiscard(context),
      isDelete: state === 'emptied',
      onClick: discard,
    }),
    getUndoProps: () => ({
      hidden: !isOpen || context.before === undefined,
      words: undoWords(state, snapshot),
      onClick: undo,
    }),
  };
}

/** The state of a draft, as views use it. */
export type DraftProps = ReturnType<typeof connectDraft>;
