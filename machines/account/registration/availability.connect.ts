import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { AvailabilityEvent, availabilityMachine } from './availability.machine.ts';

type Snapshot = SnapshotFrom<typeof availabilityMachine>;

/** Maps a snapshot of the availability machine to props: state, reason and root props. */
export function connectAvailability(snapshot: Snapshot, send: (event: AvailabilityEvent) => void) {
  const state = snapshot.value;
  return {
    state,
    isChecking: state === 'waiting' || state === 'checking',
    isAvailable: state === 'available',
    problem: state === 'unavailable' ? snapshot.context.message : undefined,
    edit: (text: string) => send({ type: 'text.edited', text }),
    getStatusProps: () => ({ ...stateProps(snapshot), role: 'status' as const }),
  };
}

/** The props of the availability view. */
export type AvailabilityApi = ReturnType<typeof connectAvailability>;
