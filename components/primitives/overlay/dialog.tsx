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
 * A dialog over the page: keeps the focus, closes by Escape, veil or button, and gives the focus back.
 *
 * The owner decides when it is open; whatever `onOpenChange(false)` means must be the safe choice (decision 9). Load it
 * when first asked for. `initialFocus` is never the button that destroys. `holds` is for a dialog that answers Escape by
 * something else than closing: it is busy, or asks first.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, trigger } = props;
  // What has never been opened is its trigger, and costs no more.
  const [wasOpen, note] = useState(open);
  if (open && !wasOpen) note(true);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {wasOpen && <DialogOnTop {...props} />}
    </Radix.Root>
  );
}

/** The dialog itself, over its veil. */
function DialogOnTop(props: DialogProps) {
  const { open, onOpenChange, children, size = 'medium', holds = false } = props;
  const pressEscape = useStack({ open, holds, stackId: props.stackId }, () => onOpenChange(false));
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
        onEscapeKeyDown={pressEscape}
        onInteractOutside={keepForToasts}
        {...(props.description === undefined && { 'aria-describedby': undefined })}
      >
        <DialogHeader {...props} />
        <div className={styles.content}>{children}</div>
      </Radix.Content>
    </Radix.Portal>
  );
}

/** What a dialog takes; sizes as specified in part 1 §9. `returnFocus` is for an opener that may be gone. */
export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  titleHidden?: boolean;
  description?: ReactNode;
  size?: DialogSize;
  holds?: boolean;
  /** Names the dialog on its page's stack; needed only where another part speaks of it. */
  stackId?: string;
  trigger?: ReactElement;
  closeLabel?: string;
  initialFocus?: RefObject<HTMLElement | null>;
  returnFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children?: ReactNode;
};

/** The sizes and places a dialog can have. */
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

/** The part of a dialog that scrolls. */
export const DialogBody = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={classNames(styles.body, className)}>{children}</div>
);

/** The actions of a dialog: the safe one first, the deciding one last. */
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

type Stacked = { open: boolean; holds: boolean; stackId: string | undefined };

/** Puts an open dialog on the page's stack; gives back what Escape does there, undefined where there is no stack. */
function useStack({ open: isOpen, holds, stackId }: Stacked, close: () => void) {
  const stack = use(ModalStackContext);
  const ownId = useId();
  const id = stackId ?? ownId;
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (isOpen) stack?.open(id, holds, () => latest.current());
  }, [stack, id, isOpen, holds]);
  useEffect(() => {
    if (isOpen) return () => stack?.close(id);
  }, [stack, id, isOpen]);
  if (!stack) return undefined;
  return (event: KeyboardEvent) => {
    event.preventDefault();
    stack.tell({ type: 'escape.pressed' });
  };
}

/** Toasts lie above dialogs: to use one is not to leave the dialog. */
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
 * Gives the focus back to what its owner wishes or to the opener, or, where that is gone, to the dialog that is now on
 * top. The page stays where it was. A dialog that goes from under another one takes nothing from it, nor from a menu that
 * was opened while it went.
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
