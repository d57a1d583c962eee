import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { LoaderEvent, loaderMachine } from './loader.machine.ts';

/**
 * Maps the snapshot of a loader to props: whether the indicator is visible, and the function that reports the start and
 * end of loading.
 */
export function connectLoader(snapshot: SnapshotFrom<typeof loaderMachine>, send: (event: LoaderEvent) => void) {
  return {
    isShown: snapshot.value === 'shown',
    follow: (isWaiting: boolean) => send({ type: isWaiting ? 'wait.began' : 'wait.ended' }),
    getRootProps: () => stateProps(snapshot),
  };
}
