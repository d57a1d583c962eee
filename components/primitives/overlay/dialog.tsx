import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, type RefObject, use, useEffect, useId, useRef, useState } from 'react';
import { t } from '#api/translations.ts';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import * as styles from './dialog.css.ts';
import { ModalStackContext } from './modal-stack-context.ts';

/**
 * A modal dialog: it traps the focus, closes by Escape, backdrop or close button, and returns the focus.
 *
 * The owner controls `open`. The effect of `onOpenChange(false)` must be the safe choice
 * (docs/behavior/shell.md#dialogs). Lazy-load dialogs on first use. `initialFocus` must not be a destructive button.
 * Set `holds` when Escape does not close the dialog: while it is busy, or when it asks for confirmation first.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, trigger } = props;
  // Until the dialog is first opened, only its trigger is rendered.
  const [wasOpen, note] = useState(open);
  if (open && !wasOpen) note(true);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {wasOpen && <DialogOnTop {...props} />}
    </Radix.Root>
  );
}

/** The dialog and its backdrop. */
function DialogOnTop(props: DialogProps) {
  const { open, onOpenChange, children, size = 'medium', preventsClosing = false } = props;
  const pressEscape = useStack({ open, preventsClosing, stackId: props.stackId }, () => onOpenChange(false));
  const opener = useRef<HTMLElement>(null);
  return (
    <Radix.Portal>
      <Radix.Overlay className={styles.overlay} />
      <Radix.Content
        className={classNames(styles.dialog({ size }), props.className)}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement as HTMLElement | null;
          moveFocus(event, props.initialFocus);
        }}
        onCloseAutoFocus={(event) => giveBack(event, props.returnFocus, opener)}
        onEscapeKeyDown={props.ignoresEscape ? (event) => event.preventDefault() : pressEscape}
        onInteractOutside={keepForToasts}
        {...(props.description === undefined && { 'aria-describedby': undefined })}
      >
        <DialogHeader {...props} />
        <div className={styles.content}>{children}</div>
      </Radix.Content>
    </Radix.Portal>
  );
}

/**
 * The props of a dialog. The sizes are listed in docs/behavior/shell.md#dialogs. Set `returnFocus` when the opener may
 * have been removed.
 */
export type DialogProps = {
  /** Whether the dialog is open; its owner controls it. */
  open: boolean;
  /** Called with false by Escape, the backdrop and the close button. */
  onOpenChange: (open: boolean) => void;
  /** The heading and accessible name. */
  title: ReactNode;
  /** Whether the title is only for assistive technology. */
  titleHidden?: boolean;
  /** A sentence below the title, read with it. */
  description?: ReactNode;
  /** The width, or the side from which a panel comes; `medium` by default. */
  size?: DialogSize;
  /** Whether Escape and the backdrop are ignored, as during a request. */
  preventsClosing?: boolean;
  /** Whether Escape is left to the content, which uses it for steps of its own. */
  ignoresEscape?: boolean;
  /** The ID of the dialog on the page's modal stack. Needed only when another component refers to it. */
  stackId?: string;
  /** The button that opens the dialog and gets the focus back. */
  trigger?: ReactElement;
  /** The accessible name of the close button. */
  closeLabel?: string;
  /** The element that is focused first; never a destructive button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element that is focused afterwards, if the trigger may be gone. */
  returnFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children?: ReactNode;
};

/** The sizes and positions of a dialog. */
export type DialogSize =
  | 'small'
  | 'medium'
  | 'large'
  | 'xl'
  | 'xxl'
  | 'fullScreen'
  | 'sidePanelRight'
  | 'largePanelRight'
  | 'sidePanelLeft'
  | 'dropDown';

/** The scrolling part of a dialog. */
export const DialogBody = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={classNames(styles.body, className)}>{children}</div>
);

/** The actions of a dialog: the safe one first, the decisive one last. */
export const DialogFooter = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={classNames(styles.footer, className)}>{children}</div>
);

type HeaderProps = Pick<DialogProps, 'title' | 'titleHidden' | 'description' | 'closeLabel'>;

const DialogHeader = ({ title, titleHidden, description, closeLabel = t('primitives.dialog.close') }: HeaderProps) => (
  <div className={styles.header}>
    <div>
      <Radix.Title className={styles.title}>
        {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </Radix.Title>
      {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
    </div>
    <Radix.Close asChild>
      <IconButton label={closeLabel} icon={<X size="1.1em" />} className={styles.close} />
    </Radix.Close>
  </div>
);

type Stacked = { open: boolean; preventsClosing: boolean; stackId: string | undefined };

/** Adds an open dialog to the page's modal stack. Returns its Escape handler, or undefined when there is no stack. */
function useStack({ open: isOpen, preventsClosing, stackId }: Stacked, close: () => void) {
  const stack = use(ModalStackContext);
  const ownId = useId();
  const id = stackId ?? ownId;
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (isOpen) stack?.open(id, preventsClosing, () => latest.current());
  }, [stack, id, isOpen, preventsClosing]);
  useEffect(() => {
    if (isOpen) return () => stack?.close(id);
  }, [stack, id, isOpen]);
  if (!stack) return undefined;
  return (event: KeyboardEvent) => {
    event.preventDefault();
    stack.send({ type: 'escape.pressed' });
  };
}

/** Toasts are above dialogs: an interaction with a toast must not close the dialog. */
function keepForToasts(event: Event) {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-toasts]')) event.preventDefault();
}

function moveFocus(event: Event, target: RefObject<HTMLElement | null> | undefined) {
  if (!target?.current) return;
  event.preventDefault();
  target.current.focus();
}

/**
 * Returns the focus to the element given by the owner or to the opener or, if that was removed, to the topmost open
 * dialog. The page does not scroll, except to an element given by the owner. A dialog closed beneath another one does
 * not take the focus from it, nor from a menu opened in the meantime.
 */
function giveBack(event: Event, wished: DialogProps['returnFocus'], opener: RefObject<HTMLElement | null>) {
  if (document.activeElement?.closest('[role="menu"]')) return event.preventDefault();
  const top = [...document.querySelectorAll<HTMLElement>('[role="dialog"][data-state="open"]')].at(-1);
  const target = (wished ?? opener).current;
  const isThere = target?.isConnected && target !== document.body && (!top || top.contains(target));
  const place = isThere ? target : top;
  if (!place) return;
  event.preventDefault();
  if (!top?.contains(document.activeElement) || isThere) place.focus({ preventScroll: !wished });
}
