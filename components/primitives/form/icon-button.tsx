import type { ReactNode } from 'react';
import type { AnchorWithWords } from '#components/primitives/text/anchor.tsx';
import { Button, ButtonLink, type ButtonLook, type ButtonProps } from './button.tsx';

/** A button of an icon alone; its `label` is its name and must be there. `pressed` makes it a toggle. */
export const IconButton = ({ label, icon, pressed, ...props }: IconButtonProps) => (
  <Button
    variant="icon"
    {...props}
    aria-label={label}
    {...(pressed !== undefined && { 'aria-pressed': pressed })}
    icon={icon}
  />
);

/** A link of an icon alone. */
export const IconButtonLink = ({ label, icon, ...props }: IconButtonLinkProps) => (
  <ButtonLink variant="icon" {...props} aria-label={label} icon={icon} />
);

/** What an icon button takes beside a button's own. */
export type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & {
  label: string;
  icon: ReactNode;
  pressed?: boolean;
};

type IconButtonLinkProps = Omit<AnchorWithWords, 'children' | 'aria-label'> &
  Omit<ButtonLook, 'icon'> & { label: string; icon: ReactNode };
