import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { EditDeadlineEvent, editDeadlineMachine } from './edit-deadline.machine.ts';

type Snapshot = SnapshotFrom<typeof editDeadlineMachine>;

/** Maps a snapshot of the edit deadline to props: the message to show, and the button that copies the text. */
export function connectEditDeadline(snapshot: Snapshot, send: (event: EditDeadlineEvent) => void) {
  const state = snapshot.value;
  const isOver = state !== 'calm' && state !== 'endless' && state !== 'ending';
  return {
    isEnding: state === 'ending',
    isOver,
    /** The result of copying, if it was requested. */
    copyWords:
      state === 'copied' ? t('composer.deadline.copied') : state === 'uncopied' && t('composer.deadline.uncopied'),
    /** A polite live region. It is rendered before there is a message. */
    getRootProps: () => ({ ...stateProps(snapshot), role: 'status' as const }),
    getCopyProps: () => ({ busy: state === 'copying', onClick: () => send({ type: 'copy.requested' }) }),
  };
}
