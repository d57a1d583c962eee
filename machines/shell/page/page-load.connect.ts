import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { PageLoadEvent, pageLoadMachine } from './page-load.machine.ts';

/** What the loading of a page offers a view: whether to show that it takes its time. */
export function connectPageLoad(snapshot: SnapshotFrom<typeof pageLoadMachine>, _send: (event: PageLoadEvent) => void) {
  return { isSlow: snapshot.hasTag('busy'), getRootProps: () => stateProps(snapshot) };
}
