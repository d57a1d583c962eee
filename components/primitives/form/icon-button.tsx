import type { ReactNode } from 'react';
import type { AnchorWithHintProps } from '#components/primitives/text/anchor.tsx';
import { Button, ButtonLink, type ButtonLook, type ButtonProps } from './button.tsx';

/**
 * A button that consists only of an icon. `label` is its accessible name and is required. `pressed` makes it a toggle
 * button.
 */
export const IconButton = ({ label, icon, pressed, ...props }: IconButtonProps) => (
  <Button
    variant="icon"
    {...props}
    aria-label={label}
    {...(pressed !== undefined && { 'aria-pressed': pressed })}
    icon={icon}
  />
);

/** A link that consists only of an icon. */
export const IconButtonLink = ({ label, icon, ...props }: IconButtonLinkProps) => (
  <ButtonLink variant="icon" {...props} aria-label={label} icon={icon} />
);

/** The props of an icon button, in addition to those of a button. */
export type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & {
  /** The accessible name, shown as a tooltip. */
  label: string;
  /** The icon, 1 em wide. */
  icon: ReactNode;
  /** Whether the button is a toggle that is on. */
  pressed?: boolean;
};

type IconButtonLinkProps = Omit<AnchorWithHintProps, 'children' | 'aria-label'> &
  Omit<ButtonLook, 'icon'> & { label: string; icon: ReactNode };
