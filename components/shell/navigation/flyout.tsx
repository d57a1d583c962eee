import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { onPageTurn, takePageTurn } from '#components/primitives/list/page-turn.ts';
import { Dialog, DialogBody } from '#components/primitives/overlay/dialog.tsx';
import { NameTip } from '#components/primitives/overlay/tooltip.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useFocusLater } from '#components/shell/title-bar/use-focus-later.ts';
import { connectFlyout } from '#machines/shell/navigation/flyout.connect.ts';
import { flyoutMachine } from '#machines/shell/navigation/flyout.machine.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import * as styles from './flyout.css.ts';

const tabbable = 'a[href], button, input:checked, input:not([type="radio"])';

/**
 * Something that opens from a button of the title bar (`spec/behaviours.md` §4e): beside it, or over a small screen. One
 * at a time on the whole page. `label` is the button's name, `title` that of what opens. With a `panel`, that opens
 * instead at the side of a compact bar.
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
      {hasNameTip ? <NameTip side="bottom">{button}</NameTip> : button}
      {isBeside && <div className={styles.beside}>{inner(children)}</div>}
      <Dialog {...flyout.getDialogProps()} title={title} size={panel ? 'sidePanelRight' : 'small'} returnFocus={toggle}>
        <DialogBody>{inner(panel ?? children)}</DialogBody>
      </Dialog>
    </span>
  );
}

/** What a flyout takes; `sign` is what the button shows, `look` its class. */
export interface FlyoutProps {
  readonly label: string;
  readonly title?: string;
  readonly sign: ReactNode;
  readonly look: string;
  /** Shows the label as a tooltip, for a button whose sign is an icon alone. */
  readonly hasNameTip?: boolean;
  readonly children: ReactNode;
  readonly panel?: ReactNode;
  readonly defaultOpen?: boolean;
}

/** Whether there is too little room beside the button: the window is narrow, or the bar is compact. */
const isSmall = (toggle: HTMLElement | null, small: string) =>
  window.matchMedia(small).matches || (small === media.compact && toggle?.closest('header[data-compact]') != null);

function useFlyout(defaultOpen: boolean, small: string) {
  const [toggle, content] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)];
  const focusLater = useFocusLater();
  const logic = useMemo(
    () =>
      flyoutMachine.provide({
        actions: {
          tellOpening: () => takePageTurn(toggle),
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
      onPageTurn((whose) => {
        if (whose !== toggle) send({ type: 'other.opened' });
      }),
    [send, toggle],
  );
  useEffect(() => {
    const screen = window.matchMedia(small);
    const hear = () => send({ type: screen.matches ? 'screen.narrowed' : 'screen.widened' });
    screen.addEventListener('change', hear);
    return () => screen.removeEventListener('change', hear);
  }, [send, small]);
  useEffect(() => {
    if (flyout.isBeside) content.current?.querySelector<HTMLElement>(tabbable)?.focus();
  }, [flyout.isBeside, content]);
  return { ...flyout, toggle, content };
}
