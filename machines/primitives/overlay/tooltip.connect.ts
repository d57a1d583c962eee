import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { TooltipEvent, tooltipMachine } from './tooltip.machine.ts';

type Snapshot = SnapshotFrom<typeof tooltipMachine>;

/** Maps the snapshot of the tooltip to props: whether it is open, its trigger's ID, and the props of the tooltip. */
export function connectTooltip(snapshot: Snapshot, send: (event: TooltipEvent) => void) {
  return {
    isOpen: snapshot.hasTag('open'),
    /** The ID of the tooltip's trigger. Empty when there is none. */
    id: snapshot.context.id,
    getRootProps: () => stateProps(snapshot),
    getTipProps: () => ({
      onPointerEnter: () => send({ type: 'tip.entered' }),
      onPointerLeave: () => send({ type: 'tip.left' }),
    }),
  };
}
