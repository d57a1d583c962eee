import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { NameTooltip, Tooltip } from '#components/primitives/overlay/tooltip.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { Anchor, type AnchorWithHintProps } from '#components/primitives/text/anchor.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { busyRing, button, icon as iconStyle } from './button.css.ts';

/** The button variants (docs/behavior/shell.md#buttons-and-tags), and `danger` for destructive actions. */
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

/** The visual props shared by `Button` and `ButtonLink`. */
export type ButtonLook = { variant?: ButtonVariant; size?: 'medium' | 'small'; icon?: ReactNode };

/** The props of a button. With `busy` or `disabledReason` it stays focusable, ignores clicks and exposes the reason. */
export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    /** Whether the action is running. The button then ignores clicks and is announced as busy. */
    busy?: boolean;
    /** Whether the native button is disabled; prefer `disabledReason`. */
    disabled?: boolean;
    /** The reason why the action is not possible. The button stays focusable and exposes the reason. */
    disabledReason?: string | undefined;
    /** Whether a tooltip shows the accessible name. Default for buttons that consist only of an icon. */
    showsNameTip?: boolean;
  };

/**
 * A button that performs an action. While busy, or disabled with a reason, it stays focusable and does nothing.
 *
 * `type` defaults to "button"; a submit button sets `type="submit"`. A button that consists only of an icon shows its
 * name as a tooltip.
 */
export function Button(props: ButtonProps) {
  const { variant, size, icon, busy = false, disabledReason, className, children, onClick, ...rest } = props;
  // A tooltip around the button marks it with `data-tip` and replaces the name tooltip.
  const { showsNameTip = variant === 'icon' && !('data-tip' in rest), ...attributes } = rest;
  const reasonId = useId();
  const isRefused = busy || disabledReason !== undefined;
  const refuse = (event: MouseEvent) => event.preventDefault();
  const element = (
    <button
      type="button"
      {...attributes}
      {...(isRefused && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true })}
      aria-describedby={classNames(attributes['aria-describedby'], disabledReason && reasonId) || undefined}
      onClick={isRefused ? refuse : onClick}
      className={classNames(button(look(variant, size)), className)}
    >
      {busy ? <span className={busyRing} aria-hidden="true" /> : <ButtonIcon>{icon}</ButtonIcon>}
      {children}
    </button>
  );
  return (
    <>
      <Tooltip text={disabledReason} isContent isAnnounced showsName={showsNameTip}>
        {element}
      </Tooltip>
      {disabledReason && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </>
  );
}

/** A link styled as a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: AnchorWithHintProps & ButtonLook) {
  const element = (
    <Anchor {...rest} className={classNames(button(look(variant, size)), className)}>
      <ButtonIcon>{icon}</ButtonIcon>
      {children}
    </Anchor>
  );
  return variant === 'icon' && !('data-tip' in rest) ? <NameTooltip>{element}</NameTooltip> : element;
}

const look = (variant: ButtonVariant = 'standard', size: 'medium' | 'small' = 'medium') => ({ variant, size });

const ButtonIcon = ({ children }: { children: ReactNode }) =>
  children ? (
    <span className={iconStyle} aria-hidden="true">
      {children}
    </span>
  ) : null;
