import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { LoaderEvent, loaderMachine } from './loader.machine.ts';

/** What a wait offers a view: whether it is worth a sign, and how to say that it begins or ends. */
export function connectLoader(snapshot: SnapshotFrom<typeof loaderMachine>, send: (event: LoaderEvent) => void) {
  return {
    isShown: snapshot.value === 'shown',
    follow: (isWaiting: boolean) => send({ type: isWaiting ? 'wait.began' : 'wait.ended' }),
    getRootProps: () => stateProps(snapshot),
  };
}
