import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Anchor, type AnchorWithWords } from './anchor.tsx';
import { busyRing, button, icon as iconStyle } from './button.css.ts';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The types of button (specification part 1 §3), and `danger` for what destroys. */
export type ButtonVariant =
  | 'standard'
  | 'text'
  | 'primary'
  | 'icon'
  | 'transparent'
  | 'outline'
  | 'translucid'
  | 'titleBarLink'
  | 'custom'
  | 'danger'
  | 'dashboardStandard'
  | 'dashboardPrimary'
  | 'dashboardSecondary'
  | 'dashboardLink';

/** What button and button link look like. */
export type ButtonLook = { variant?: ButtonVariant; size?: 'medium' | 'small'; icon?: ReactNode };

/** A button's attributes; `busy` and `disabledReason` leave it focusable, refuse the click and say why. */
export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & { busy?: boolean; disabled?: boolean; disabledReason?: string | undefined };

/**
 * A button: does something here. While busy, or not allowed with a reason, it keeps its focus and does nothing.
 *
 * `type` is "button" unless told; a form's own button says `type="submit"`.
 */
export function Button(props: ButtonProps) {
  const { variant, size, icon, busy = false, disabledReason, className, children, onClick, ...rest } = props;
  const reasonId = useId();
  const isRefused = busy || disabledReason !== undefined;
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <>
      <Tooltip text={disabledReason} isContent isSaid>
        <button
          type="button"
          {...rest}
          {...(isRefused && { 'aria-disabled': true })}
          {...(busy && { 'aria-busy': true })}
          aria-describedby={classNames(rest['aria-describedby'], disabledReason && reasonId) || undefined}
          onClick={isRefused ? refuse : onClick}
          className={classNames(button(look(variant, size)), className)}
        >
          {busy ? <span className={busyRing} aria-hidden="true" /> : <ButtonIcon>{icon}</ButtonIcon>}
          {children}
        </button>
      </Tooltip>
      {disabledReason && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </>
  );
}

/** A link that looks like a button: goes somewhere. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: AnchorWithWords & ButtonLook) {
  return (
    <Anchor {...rest} className={classNames(button(look(variant, size)), className)}>
      <ButtonIcon>{icon}</ButtonIcon>
      {children}
    </Anchor>
  );
}

const look = (variant: ButtonVariant = 'standard', size: 'medium' | 'small' = 'medium') => ({ variant, size });

const ButtonIcon = ({ children }: { children: ReactNode }) =>
  children ? (
    <span className={iconStyle} aria-hidden="true">
      {children}
    </span>
  ) : null;
