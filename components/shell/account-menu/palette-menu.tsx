import { SunMoon } from 'lucide-react';
import { useState } from 'react';
import { t } from '#api/translations.ts';
import { choices, heading, item } from '#components/shell/navigation/flyout.css.ts';
import { Flyout } from '#components/shell/navigation/flyout.tsx';
import { toolButton } from '#components/shell/title-bar/title-bar.css.ts';
import { type PaletteChoice, paletteChoices, storedPalette, storePalette } from '#theme/palette.ts';

const words = {
  system: 'shell.palette.system',
  light: 'shell.palette.light',
  dark: 'shell.palette.dark',
  contrast: 'shell.palette.contrast',
} as const satisfies Record<PaletteChoice, string>;

/** The colour mode menu. The choice is stored on this device and applied at once (docs/behavior/shell.md#palettes). */
export function PaletteMenu({ defaultOpen = false }: { defaultOpen?: boolean }) {
  const [choice, setChoice] = useState(storedPalette);
  const choose = (palette: PaletteChoice) => {
    storePalette(palette);
    setChoice(palette);
  };
  return (
    <Flyout
      hasNameTip
      label={t('shell.palette.title')}
      sign={<SunMoon size={20} aria-hidden="true" />}
      look={toolButton}
      defaultOpen={defaultOpen}
    >
      <fieldset className={choices}>
        <legend className={heading}>{t('shell.palette.title')}</legend>
        {paletteChoices.map((palette) => (
          <label key={palette} className={item}>
            <input
              type="radio"
              name="palette"
              value={palette}
              checked={choice === palette}
              onChange={() => choose(palette)}
            />
            {t(words[palette])}
          </label>
        ))}
      </fieldset>
    </Flyout>
  );
}
