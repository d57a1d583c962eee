import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { NavigationPanelEvent, navigationPanelMachine } from './navigation-panel.machine.ts';

type Snapshot = SnapshotFrom<typeof navigationPanelMachine>;

/**
 * Maps the snapshot of the navigation panel to props: the path to the current level, and the props of the panel's
 * parts. `id` is the prefix of the IDs of the items that open a level.
 */
export function connectNavigationPanel(snapshot: Snapshot, send: (event: NavigationPanelEvent) => void, id: string) {
  const { way } = snapshot.context;
  return {
    way,
    getRootProps: () => stateProps(snapshot),
    getDialogProps: () => ({
      open: snapshot.hasTag('open'),
      onOpenChange: (open: boolean) => send({ type: open ? 'panel.opened' : 'panel.closed' }),
    }),
    getItemProps: (item: string) => ({
      id: `${id}-${item}`,
      'aria-expanded': false,
      onClick: () => send({ type: 'level.entered', item }),
    }),
    getBackProps: () => ({ onClick: () => send({ type: 'level.left' }) }),
    /** The props of the list of items. Following a link changes the page, so the panel closes. */
    getPlacesProps: () => ({
      onClick: ({ target }: { target: EventTarget }) => {
        if ((target as Element).closest('a')) send({ type: 'panel.closed' });
      },
    }),
  };
}
