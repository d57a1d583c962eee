import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { editWindowMachine } from './edit-window.machine.ts';
import { editLabel } from './edit-window.ts';

/** What the time for editing offers a view: whether the post may be edited now, and the words on the way to it. */
export function connectEditWindow(snapshot: SnapshotFrom<typeof editWindowMachine>) {
  const { left } = snapshot.context;
  return { canEdit: left > 0, label: editLabel(left), getRootProps: () => stateProps(snapshot) };
}
