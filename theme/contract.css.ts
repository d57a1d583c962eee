import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colorRoles } from './tokens/color-roles.ts';
import { cssName } from './tokens/css-name.ts';
import { font, layer, leading, motion, radius, space, text, weight } from './tokens/scale.ts';
import { size } from './tokens/sizes.ts';

/**
 * The theme contract: all design tokens as CSS variables with stable, readable names (`--color-text-quiet`,
 * `--space-small`).
 *
 * Styles use only these names; palettes and tokens define the values.
 */
export const vars = createGlobalThemeContract(
  {
    color: colorRoles,
    shadow: { small: '', medium: '', large: '' },
    font,
    text,
    leading,
    weight,
    space,
    radius,
    motion,
    layer,
    size,
  },
  (_value, path) => path.map(cssName).join('-'),
);
