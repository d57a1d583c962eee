import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { TooltipEvent, tooltipMachine } from './tooltip.machine.ts';

type Snapshot = SnapshotFrom<typeof tooltipMachine>;

/** What the page's tip offers a view: whether it is open, for which trigger, and the props of the tip. */
export function connectTooltip(snapshot: Snapshot, send: (event: TooltipEvent) => void) {
  return {
    isOpen: snapshot.hasTag('open'),
    /** The trigger the tip is about; empty when there is none. */
    id: snapshot.context.id,
    getRootProps: () => stateProps(snapshot),
    getTipProps: () => ({
      onPointerEnter: () => send({ type: 'tip.entered' }),
      onPointerLeave: () => send({ type: 'tip.left' }),
    }),
  };
}
