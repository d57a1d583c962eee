import { Pencil, Plus } from 'lucide-react';
import { NavigationItemButton } from '#components/administration/layout/navigation-item-button.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / navigation-item-button' };

const nothing = () => undefined;

export const Buttons = () => (
  <StorySite>
    <NavigationItemButton label="Add an item" icon={<Plus size={16} />} disabledReason={undefined} onValues={nothing} />
    <NavigationItemButton
      label="Edit “Help”"
      icon={<Pencil size={16} />}
      isIcon
      disabledReason="Another item is being moved."
      onValues={nothing}
    />
  </StorySite>
);
