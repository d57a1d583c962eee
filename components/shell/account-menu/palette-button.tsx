import { SunMoon } from 'lucide-react';
import { t } from '#api/translations.ts';
import { NameTooltip } from '#components/primitives/overlay/tooltip.tsx';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { toolButton } from '#components/shell/title-bar/title-bar.css.ts';

const LazyPaletteMenu = lazyPart(() => import('./palette-menu.tsx').then(({ PaletteMenu }) => PaletteMenu));

/** The button that opens the colour mode menu, which is loaded on demand. */
export const PaletteButton = () => (
  <LazyPaletteMenu
    renderPlaceholder={(waker) => (
      <NameTooltip side="bottom">
        <button
          type="button"
          className={toolButton}
          aria-label={t('shell.palette.title')}
          aria-expanded={false}
          {...waker}
        >
          <SunMoon size={20} aria-hidden="true" />
        </button>
      </NameTooltip>
    )}
  />
);
