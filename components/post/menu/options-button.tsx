import { Ellipsis } from 'lucide-react';
import { IconButton, type IconButtonProps } from '#components/primitives/form/icon-button.tsx';

/** What opens the menu of a post; it has the same look before the menu has come and after. */
export const OptionsButton = (props: Omit<IconButtonProps, 'icon' | 'size'>) => (
  <IconButton {...props} size="small" icon={<Ellipsis size={16} />} />
);
