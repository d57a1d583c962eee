import { SunMoon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#components/primitives/icon-button.tsx';
import { Menu, MenuCheckboxItem, MenuGroup } from '#components/primitives/menu.tsx';
import { keepPalette, keptPalette, type PaletteChoice, paletteChoices } from '#theme/palette.ts';

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
  const trigger = <IconButton label="Colours" icon={<SunMoon size={20} />} />;
  return (
    <Menu trigger={trigger} defaultOpen={defaultOpen}>
      <MenuGroup label="Colours">
        {paletteChoices.map((palette) => (
          <MenuCheckboxItem key={palette} checked={choice === palette} onCheckedChange={() => choose(palette)}>
            {words[palette]}
          </MenuCheckboxItem>
        ))}
      </MenuGroup>
    </Menu>
  );
}
