import { Ellipsis } from 'lucide-react';
import { IconButton, type IconButtonProps } from '#components/primitives/form/icon-button.tsx';

/** The trigger of a post's menu. It renders identically before and after the menu has loaded. */
export const OptionsButton = (props: Omit<IconButtonProps, 'icon' | 'size'>) => (
  <IconButton {...props} size="small" icon={<Ellipsis size={16} />} />
);
