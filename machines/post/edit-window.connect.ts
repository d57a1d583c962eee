import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { editWindowMachine } from './edit-window.machine.ts';
import { editLabel } from './edit-window.ts';

/**
 * Maps a snapshot of the edit window to props: whether the post may be edited now, and the label of the edit option.
 */
export function connectEditWindow(snapshot: SnapshotFrom<typeof editWindowMachine>) {
  const { left } = snapshot.context;
  return { canEdit: left > 0, label: editLabel(left), getRootProps: () => stateProps(snapshot) };
}
