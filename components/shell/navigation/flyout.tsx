import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { closeOtherOverlays, onOtherOverlayOpened } from '#components/primitives/navigation/exclusive-overlay.ts';
import { Dialog, DialogBody } from '#components/primitives/overlay/dialog.tsx';
import { NameTooltip } from '#components/primitives/overlay/tooltip.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useFocusLater } from '#components/shell/title-bar/use-focus-later.ts';
import { connectFlyout } from '#machines/shell/navigation/flyout.connect.ts';
import { flyoutMachine } from '#machines/shell/navigation/flyout.machine.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import * as styles from './flyout.css.ts';

const tabbable = 'a[href], button, input:checked, input:not([type="radio"])';

/**
 * A panel that a button of the title bar opens (docs/behavior/shell.md#flyouts): below the button, or as a dialog on
 * small screens. Only one flyout is open on a page at a time. `label` names the button, `title` the dialog. With a
 * `panel`, a compact title bar opens the panel in a side dialog instead.
 */
export function Flyout({
  label,
  title = label,
  sign,
  look,
  hasNameTip = false,
  children,
  panel,
  defaultOpen = false,
}: FlyoutProps) {
  const { toggle, content, isBeside, ...flyout } = useFlyout(defaultOpen, panel ? media.compact : media.mobile);
  const inner = (shown: ReactNode) => (
    <div {...flyout.getContentProps()} ref={content}>
      {shown}
    </div>
  );
  const button = (
    <button type="button" ref={toggle} className={look} {...flyout.getToggleProps()}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {sign}
    </button>
  );
  return (
    <span {...flyout.getRootProps()} className={styles.root}>
      {hasNameTip ? <NameTooltip side="bottom">{button}</NameTooltip> : button}
      {isBeside && <div className={styles.beside}>{inner(children)}</div>}
      <Dialog {...flyout.getDialogProps()} title={title} size={panel ? 'sidePanelRight' : 'small'} returnFocus={toggle}>
        <DialogBody>{inner(panel ?? children)}</DialogBody>
      </Dialog>
    </span>
  );
}

/** The props of a flyout; `sign` is the content of the button, `look` its class. */
export interface FlyoutProps {
  readonly label: string;
  readonly title?: string;
  readonly sign: ReactNode;
  readonly look: string;
  /** Whether the label is shown as a tooltip, for a button that contains only an icon. */
  readonly hasNameTip?: boolean;
  readonly children: ReactNode;
  readonly panel?: ReactNode;
  readonly defaultOpen?: boolean;
}

/** Checks whether there is too little space below the button: the window is narrow, or the title bar is compact. */
const isSmall = (toggle: HTMLElement | null, small: string) =>
  window.matchMedia(small).matches || (small === media.compact && toggle?.closest('header[data-compact]') != null);

function useFlyout(defaultOpen: boolean, small: string) {
  const [toggle, content] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)];
  const focusLater = useFocusLater();
  const logic = useMemo(
    () =>
      flyoutMachine.provide({
        actions: {
          tellOpening: () => closeOtherOverlays(toggle),
          giveFocusBack: () => focusLater(() => toggle.current),
        },
      }),
    [focusLater, toggle],
  );
  const [snapshot, send] = useMachine(logic);
  const flyout = connectFlyout(snapshot, send, { id: useId(), isSmall: () => isSmall(toggle.current, small) });
  useEffect(() => {
    if (defaultOpen) send({ type: 'toggle.pressed', isSmall: isSmall(toggle.current, small) });
  }, [defaultOpen, send, small, toggle]);
  useEffect(
    () =>
      onOtherOverlayOpened((whose) => {
        if (whose !== toggle) send({ type: 'other.opened' });
      }),
    [send, toggle],
  );
  useEffect(() => {
    const screen = window.matchMedia(small);
    const listener = () => send({ type: screen.matches ? 'screen.narrowed' : 'screen.widened' });
    screen.addEventListener('change', listener);
    return () => screen.removeEventListener('change', listener);
  }, [send, small]);
  useEffect(() => {
    if (flyout.isBeside) content.current?.querySelector<HTMLElement>(tabbable)?.focus();
  }, [flyout.isBeside, content]);
  return { ...flyout, toggle, content };
}
