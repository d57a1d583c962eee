import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import {
  type CollectionChoice,
  type CollectionChoiceEvent,
  type collectionChoiceMachine,
  isTaken,
} from './collection-choice.machine.ts';

type Snapshot = SnapshotFrom<typeof collectionChoiceMachine>;

/** Returns the toast text after saving: "Success! Added to 2 collections. Removed from 1 collection." */
export function formatSavedMessage(before: readonly number[], { collectionIDs, names }: CollectionChoice): string {
  const added = collectionIDs.filter((id) => !before.includes(id)).length + names.length;
  const removed = before.filter((id) => !collectionIDs.includes(id)).length;
  return [
    t('moderation.collection.saved'),
    ...(added > 0 ? [t('moderation.collection.added', { count: added })] : []),
    ...(removed > 0 ? [t('moderation.collection.removed', { count: removed })] : []),
  ].join(' ');
}

/** Maps a snapshot to the collections, the errors, and the props of each control. */
export function connectCollectionChoice(snapshot: Snapshot, send: (event: CollectionChoiceEvent) => void) {
  const state = snapshot.value;
  const { context } = snapshot;
  const isSaving = state === 'saving';
  const isForm = state === 'choosing' || state === 'clashing' || state === 'refused' || isSaving;
  const isLocked = isSaving || state === 'refused';
  const close = () => {
    if (!isSaving) send({ type: 'dialog.closed' });
  };
  return {
    state,
    isForm,
    isSaving,
    collections: context.collections,
    names: context.names,
    isLoading: state === 'loading',
    mayRetry: state === 'unavailable',
    mayAddName: state === 'choosing' && context.names.every((name) => name.trim() !== ''),
    problem: context.problem || undefined,
    request: () => send({ type: 'choice.requested' }),
    retry: () => send({ type: 'retry.requested' }),
    dismiss: state === 'refused' ? () => send({ type: 'problem.dismissed' }) : undefined,
    addName: () => send({ type: 'name.added' }),
    getRootProps: () => stateProps(snapshot),
    getDialogProps: () => ({
      open: state !== 'closed',
      preventsClosing: isSaving,
      onOpenChange: (open: boolean) => {
        if (!open) close();
      },
    }),
    getCollectionProps: (collectionID: number) => ({
      checked: context.chosen.includes(collectionID),
      disabled: isLocked,
      onChange: () => send({ type: 'collection.toggled', collectionID }),
    }),
    /** Returns the error of the new name at an index. */
    clashAt: (place: number) =>
      isTaken(context, place)
        ? t('moderation.collection.taken', { name: context.names[place]?.trim() ?? '' })
        : undefined,
    getNameProps: (place: number) => ({
      value: context.names[place] ?? '',
      maxLength: 255,
      readOnly: isLocked,
      onChange: ({ target }: { target: { value: string } }) => send({ type: 'name.edited', place, name: target.value }),
    }),
    getCloseProps: () => ({ onClick: close, ...(isSaving && { disabledReason: t('moderation.collection.saving') }) }),
    getSubmitProps: () => ({
      busy: isSaving,
      onClick: () => send({ type: 'choice.submitted' }),
      ...(state === 'clashing' && { disabledReason: t('moderation.collection.choose-other') }),
    }),
  };
}

/** The API of the collection choice for components. */
export type CollectionChoiceApi = ReturnType<typeof connectCollectionChoice>;
