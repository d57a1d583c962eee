import type { SnapshotFrom } from 'xstate';
import { type FocusMove, hasLeft } from '#machines/shell/page/focus-move.ts';
import { stateProps } from '#machines/state-name.ts';
import type { FlyoutEvent, flyoutMachine } from './flyout.machine.ts';

type Snapshot = SnapshotFrom<typeof flyoutMachine>;

interface KeyPress {
  readonly key: string;
  stopPropagation(): void;
}

/**
 * Maps a flyout's snapshot to props: a disclosure next to its button, or a dialog (docs/behavior/shell.md#flyouts).
 * `isSmall` checks at the time of opening whether the screen is small; `id` is the ID of the content.
 */
export function connectFlyout(
  snapshot: Snapshot,
  send: (event: FlyoutEvent) => void,
  { id, isSmall }: { id: string; isSmall: () => boolean },
) {
  const isBeside = snapshot.matches({ open: 'beside' });
  const isOver = snapshot.hasTag('modal');
  const dismiss = () => send({ type: 'flyout.dismissed' });
  return {
    isBeside,
    getRootProps: () => ({
      ...stateProps(snapshot),
      onBlur: (move: FocusMove) => {
        if (isBeside && hasLeft(move)) send({ type: 'focus.left' });
      },
      onKeyDown: (press: KeyPress) => {
        if (!isBeside || press.key !== 'Escape') return;
        press.stopPropagation();
        dismiss();
      },
    }),
    getToggleProps: () => ({
      'aria-expanded': isBeside || isOver,
      'aria-controls': id,
      onClick: () => send({ type: 'toggle.pressed', isSmall: isSmall() }),
    }),
    getContentProps: () => ({
      id,
      onClick: ({ target }: { target: EventTarget }) => {
        if ((target as Element).closest('a')) send({ type: 'item.chosen' });
      },
    }),
    getDialogProps: () => ({
      open: isOver,
      onOpenChange: (open: boolean) => {
        if (!open) dismiss();
      },
    }),
  };
}
