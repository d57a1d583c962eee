import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { SpoilerEvent, spoilerMachine } from './spoiler.machine.ts';

interface Cancellable {
  preventDefault(): void;
}

interface Toggled {
  readonly currentTarget: { readonly open: boolean };
}

/** Maps the snapshot of a spoiler to the props of a `<details>` element and its `<summary>`. */
export function connectSpoiler(snapshot: SnapshotFrom<typeof spoilerMachine>, send: (event: SpoilerEvent) => void) {
  const isShown = snapshot.value === 'shown';
  return {
    isShown,
    getRootProps: () => ({
      ...stateProps(snapshot),
      open: isShown,
      onToggle: ({ currentTarget }: Toggled) => {
        if (currentTarget.open && !isShown) send({ type: 'words.found' });
      },
    }),
    getButtonProps: () => ({
      onClick: (event: Cancellable) => {
        event.preventDefault();
        send({ type: 'toggle.requested' });
      },
    }),
  };
}
