import { SunMoon } from 'lucide-react';
import { t } from '#api/words.ts';
import { NameTip } from '#components/primitives/overlay/tooltip.tsx';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { toolButton } from '#components/shell/title-bar/title-bar.css.ts';

const LazyPaletteMenu = lazyPart(() => import('./palette-menu.tsx').then(({ PaletteMenu }) => PaletteMenu));

/** Opens the choice of colours, which is loaded when first asked for. */
export const PaletteButton = () => (
  <LazyPaletteMenu
    standIn={(waker) => (
      <NameTip side="bottom">
        <button
          type="button"
          className={toolButton}
          aria-label={t('shell.palette.title')}
          aria-expanded={false}
          {...waker}
        >
          <SunMoon size={20} aria-hidden="true" />
        </button>
      </NameTip>
    )}
  />
);
