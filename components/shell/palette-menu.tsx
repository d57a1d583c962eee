import { SunMoon } from 'lucide-react';
import { useState } from 'react';
import { keepPalette, keptPalette, type PaletteChoice, paletteChoices } from '#theme/palette.ts';
import { choices, heading, item } from './flyout.css.ts';
import { Flyout } from './flyout.tsx';
import { toolButton } from './title-bar.css.ts';

const words: Record<PaletteChoice, string> = {
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
};

/** The choice of colours, kept on this device and applied at once (decision 21). */
export function PaletteMenu({ defaultOpen = false }: { defaultOpen?: boolean }) {
  const [choice, setChoice] = useState(keptPalette);
  const choose = (palette: PaletteChoice) => {
    keepPalette(palette);
    setChoice(palette);
  };
  return (
    <Flyout label="Colours" sign={<SunMoon size={20} aria-hidden="true" />} look={toolButton} defaultOpen={defaultOpen}>
      <fieldset className={choices}>
        <legend className={heading}>Colours</legend>
        {paletteChoices.map((palette) => (
          <label key={palette} className={item}>
            <input
              type="radio"
              name="palette"
              value={palette}
              checked={choice === palette}
              onChange={() => choose(palette)}
            />
            {words[palette]}
          </label>
        ))}
      </fieldset>
    </Flyout>
  );
}
