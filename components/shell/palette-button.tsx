import { SunMoon } from 'lucide-react';
import { IconButton } from '#components/primitives/icon-button.tsx';
import { lazyPart } from './lazy-part.tsx';

const LazyPaletteMenu = lazyPart(() => import('./palette-menu.tsx').then(({ PaletteMenu }) => PaletteMenu));

/** Opens the choice of colours; the menu is loaded when first asked for. */
export const PaletteButton = () => (
  <LazyPaletteMenu
    standIn={(waker) => <IconButton label="Colours" icon={<SunMoon size={20} />} aria-haspopup="menu" {...waker} />}
  />
);
