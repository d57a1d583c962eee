import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { NavigationPanelEvent, navigationPanelMachine } from './navigation-panel.machine.ts';

type Snapshot = SnapshotFrom<typeof navigationPanelMachine>;

/**
 * What the navigation of narrow windows offers a view: the way to the level that is shown, and the props of its parts.
 * `id` begins the ids of the items that open a level.
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
    /** For the list of places: the page changes, so the panel goes. */
    getPlacesProps: () => ({
      onClick: ({ target }: { target: EventTarget }) => {
        if ((target as Element).closest('a')) send({ type: 'panel.closed' });
      },
    }),
  };
}
