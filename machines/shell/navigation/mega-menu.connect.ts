import type { SnapshotFrom } from 'xstate';
import { type FocusMove, hasLeft } from '#machines/shell/page/focus-move.ts';
import { stateProps } from '#machines/state-name.ts';
import type { MegaMenuEvent, megaMenuMachine } from './mega-menu.machine.ts';

type Snapshot = SnapshotFrom<typeof megaMenuMachine>;

interface KeyPress {
  readonly key: string;
  preventDefault(): void;
}

/**
 * Maps the snapshot of the mega menu to props: a disclosure navigation (docs/behavior/shell.md#mega-menu). `id` is
 * the prefix of the menus' IDs.
 */
export function connectMegaMenu(snapshot: Snapshot, send: (event: MegaMenuEvent) => void, id: string) {
  const openItem = snapshot.hasTag('open') ? snapshot.context.item : undefined;
  const dismiss = () => send({ type: 'menu.dismissed' });
  return {
    isOpen: openItem !== undefined,
    openItem,
    dismiss,
    getRootProps: () => stateProps(snapshot),
    /** The props of the element around an item and its menu. Touch cannot hover, so only presses count for it. */
    getItemProps: (item: string) => ({
      onPointerEnter: ({ pointerType }: { pointerType: string }) => {
        if (pointerType !== 'touch') send({ type: 'pointer.entered', item });
      },
      onPointerLeave: ({ pointerType }: { pointerType: string }) => {
        if (pointerType !== 'touch') send({ type: 'pointer.left' });
      },
      onBlur: (move: FocusMove) => {
        if (hasLeft(move)) send({ type: 'focus.left' });
      },
    }),
    getTriggerProps: (item: string) => ({
      'aria-expanded': item === openItem,
      'aria-controls': `${id}-${item}`,
      onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        // Safari does not focus a pressed button, and a pinned menu closes when the focus leaves it.
        currentTarget.focus();
        send({ type: 'item.pressed', item });
      },
      onKeyDown: (press: KeyPress) => {
        if (press.key === 'ArrowUp' && item === openItem) dismiss();
        else if (press.key === 'ArrowDown') send({ type: 'item.entered', item });
        else return;
        press.preventDefault();
      },
    }),
    getMenuProps: (item: string) => ({
      id: `${id}-${item}`,
      onFocus: () => send({ type: 'focus.entered' }),
      onClick: ({ target }: { target: EventTarget }) => {
        if ((target as Element).closest('a')) send({ type: 'link.followed' });
      },
    }),
  };
}
