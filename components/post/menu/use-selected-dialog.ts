import type { Preloadable } from '#components/primitives/runtime/preloadable.ts';
import { usePartLoad } from '#components/primitives/runtime/use-part-load.ts';

/**
 * Loads the dialog of a menu item when it is selected. `dialog` is the item whose dialog is shown, and `time` the key to
 * mount it with, so that each selection opens a new dialog.
 */
export function useSelectedDialog<Item>(dialogOf: (item: Item) => Pick<Preloadable<never>, 'whenLoaded'>) {
  const { isReady, action, request } = usePartLoad<{ readonly item: Item; readonly time: number }>(
    ({ item }) => dialogOf(item),
    { rendersWithinClick: true },
  );
  return {
    dialog: isReady ? action?.item : undefined,
    time: action?.time,
    select: (item: Item) => request({ item, time: (action?.time ?? 0) + 1 }),
  };
}
