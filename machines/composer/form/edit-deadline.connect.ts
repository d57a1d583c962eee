import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { EditDeadlineEvent, editDeadlineMachine } from './edit-deadline.machine.ts';

type Snapshot = SnapshotFrom<typeof editDeadlineMachine>;

/** What the end of the time for editing offers a view: what there is to be said of it, and the way to copy the text. */
export function connectEditDeadline(snapshot: Snapshot, send: (event: EditDeadlineEvent) => void) {
  const state = snapshot.value;
  const isOver = state !== 'calm' && state !== 'endless' && state !== 'ending';
  return {
    isEnding: state === 'ending',
    isOver,
    /** What became of copying, if it was asked for. */
    copyWords:
      state === 'copied' ? t('composer.deadline.copied') : state === 'uncopied' && t('composer.deadline.uncopied'),
    /** Politely said; it is there before there is anything to be said. */
    getRootProps: () => ({ ...stateProps(snapshot), role: 'status' as const }),
    getCopyProps: () => ({ busy: state === 'copying', onClick: () => send({ type: 'copy.requested' }) }),
  };
}
