import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { PageLoadEvent, pageLoadMachine } from './page-load.machine.ts';

/** Maps the snapshot of a page load to props: whether to show the progress line. */
export function connectPageLoad(snapshot: SnapshotFrom<typeof pageLoadMachine>, _send: (event: PageLoadEvent) => void) {
  return { isSlow: snapshot.hasTag('busy'), getRootProps: () => stateProps(snapshot) };
}
