import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { TitleBarScrollEvent, titleBarScrollMachine } from './title-bar-scroll.machine.ts';

/** What the scrolling of the page offers the title bar: whether it is out of sight, and the props of what stands for it. */
export function connectTitleBarScroll(
  snapshot: SnapshotFrom<typeof titleBarScrollMachine>,
  _send: (event: TitleBarScrollEvent) => void,
) {
  return { isHidden: snapshot.hasTag('hidden'), getRootProps: () => stateProps(snapshot) };
}
