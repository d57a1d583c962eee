import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { TitleBarScrollEvent, titleBarScrollMachine } from './title-bar-scroll.machine.ts';

/**
 * Maps the snapshot of the title bar's scroll state to props: whether the bar is hidden, and the props of the element
 * that carries the state.
 */
export function connectTitleBarScroll(
  snapshot: SnapshotFrom<typeof titleBarScrollMachine>,
  _send: (event: TitleBarScrollEvent) => void,
) {
  return { isHidden: snapshot.hasTag('hidden'), getRootProps: () => stateProps(snapshot) };
}
