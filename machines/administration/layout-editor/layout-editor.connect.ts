import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import {
  type EditedLayout,
  hasChanges,
  type LayoutEditorEvent,
  type layoutEditorMachine,
} from './layout-editor.machine.ts';
import type { LayoutAct, LayoutStep } from './layout-history.ts';

type Snapshot = Pick<
  SnapshotFrom<typeof layoutEditorMachine>,
  'machine' | 'value' | 'context' | 'status' | 'matches' | 'hasTag'
>;

const undoTexts: Readonly<Record<LayoutAct, `layout.editor.undo-${LayoutAct}`>> = {
  add: 'layout.editor.undo-add',
  move: 'layout.editor.undo-move',
  remove: 'layout.editor.undo-remove',
  change: 'layout.editor.undo-change',
  replace: 'layout.editor.undo-replace',
};
const redoTexts: Readonly<Record<LayoutAct, `layout.editor.redo-${LayoutAct}`>> = {
  add: 'layout.editor.redo-add',
  move: 'layout.editor.redo-move',
  remove: 'layout.editor.redo-remove',
  change: 'layout.editor.redo-change',
  replace: 'layout.editor.redo-replace',
};

/** The part of a keyboard event that decides about a shortcut. */
interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly target: EventTarget | null;
  readonly preventDefault: () => void;
}

/** Text fields keep the shortcuts of the browser for undo and redo. */
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

function shortcutOf({ key, shiftKey }: PressedKey): 'save' | 'undo' | 'redo' | undefined {
  const letter = key.toLowerCase();
  if (letter === 's') return 'save';
  if (letter === 'y') return 'redo';
  if (letter !== 'z') return undefined;
  return shiftKey ? 'redo' : 'undo';
}

/** Maps the snapshot of the layout editor to the document, texts, functions and props. */
export function connectLayoutEditor(snapshot: Snapshot, send: (event: LayoutEditorEvent) => void) {
  const { name, document, selectedID, past, future, message, problems, stored } = snapshot.context;
  const isSaving = snapshot.matches('saving');
  const isBusy = snapshot.hasTag('busy');
  const isInConflict = (['conflict', 'overwriting', 'reading', 'copying'] as const).some((state) =>
    snapshot.matches(state),
  );
  const isChanged = hasChanges(snapshot.context);
  const [last, next] = [past.at(-1), future[0]];
  const save = () => send({ type: 'save.requested' });
  const undo = () => send({ type: 'undo.requested' });
  const redo = () => send({ type: 'redo.requested' });
  const leave = () => send({ type: 'leave.requested' });
  const editName = (edited: string) => send({ type: 'name.edited', name: edited });
  const isOpen = snapshot.matches('open');
  const undoLabel = last ? t(undoTexts[last.act], { name: last.name }) : t('layout.editor.undo');
  const redoLabel = next ? t(redoTexts[next.act], { name: next.name }) : t('layout.editor.redo');
  return {
    name,
    document,
    edited: { name, document, revisionID: stored.revisionID, isChanged } satisfies EditedLayout,
    selectedID,
    problems,
    isBusy,
    isChanged,
    isLeft: snapshot.status !== 'active',
    isAsking: snapshot.matches('asking'),
    hasProblem: isOpen && snapshot.hasTag('error'),
    isSignedOut: snapshot.matches({ open: 'signedOut' }),
    canRetry: snapshot.matches({ open: 'failed' }),
    canDismiss: false,
    message,
    retry: save,
    dismiss: () => {},
    editName,
    makeStep: (step: LayoutStep) => send({ type: 'step.made', step }),
    canLeave: isOpen,
    leave,
    /** Announced politely after a save. */
    status: snapshot.matches({ open: 'saved' }) ? t('layout.editor.saved') : '',
    getRootProps: () => stateProps(snapshot),
    /** Handles the shortcuts of the whole editor: Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y and Ctrl+S. */
    pressKey: (event: PressedKey) => {
      const act = event.ctrlKey || event.metaKey ? shortcutOf(event) : undefined;
      if (!act || (act !== 'save' && isTextField(event.target))) return;
      event.preventDefault();
      if (act === 'save') save();
      else (act === 'undo' ? undo : redo)();
    },
    getRetryProps: () => ({ children: t('primitives.submission.retry'), onClick: save }),
    getNameProps: () => ({
      value: name,
      onChange: (event: { target: { value: string } }) => editName(event.target.value),
    }),
    getSaveProps: () => ({
      busy: isSaving,
      disabledReason: !isSaving && !isChanged ? t('layout.editor.nothing-to-save') : undefined,
      onClick: save,
    }),
    getUndoProps: () => ({
      label: undoLabel,
      disabledReason: last ? undefined : t('layout.editor.nothing-to-undo'),
      onClick: undo,
    }),
    getRedoProps: () => ({
      label: redoLabel,
      disabledReason: next ? undefined : t('layout.editor.nothing-to-redo'),
      onClick: redo,
    }),
    getCancelProps: () => ({
      disabledReason: isSaving ? t('primitives.confirm.busy') : undefined,
      onClick: leave,
    }),
    getDiscardProps: () => ({
      onStay: () => send({ type: 'leave.cancelled' }),
      onDiscard: () => send({ type: 'leave.confirmed' }),
    }),
    conflict: {
      isOpen: isInConflict,
      /** The reason of the conflict, and of a failure to resolve it. */
      reason: message,
      hasFailed: snapshot.matches({ conflict: 'failed' }),
      /** Offers the choices before a save. The reason says who has saved the layout. */
      open: (reason: string) => send({ type: 'conflict.found', reason }),
      close: () => send({ type: 'conflict.closed' }),
      isBusy: isInConflict && isBusy,
      getKeepProps: () => ({ busy: snapshot.matches('overwriting'), onClick: () => send({ type: 'mine.kept' }) }),
      getTakeProps: () => ({ busy: snapshot.matches('reading'), onClick: () => send({ type: 'theirs.taken' }) }),
      getCopyProps: () => ({ busy: snapshot.matches('copying'), onClick: () => send({ type: 'copy.requested' }) }),
    },
  };
}

/** A layout editor, as views use it. */
export type LayoutEditorApi = ReturnType<typeof connectLayoutEditor>;
