import { PaletteMenu } from '#components/shell/account-menu/palette-menu.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'shell / palette-menu' };

export const Closed = () => (
  <StorySite>
    <PaletteMenu />
  </StorySite>
);

export const Open = () => (
  <StorySite>
    <PaletteMenu defaultOpen />
  </StorySite>
);
