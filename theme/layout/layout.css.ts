import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { primitive, sharedPrimitive } from '#theme/primitive-style.ts';
import { visuallyHiddenStyle } from './visually-hidden-style.ts';

const gaps = {
  none: sharedPrimitive({ gap: vars.space.none }),
  tiny: sharedPrimitive({ gap: vars.space.tiny }),
  small: sharedPrimitive({ gap: vars.space.small }),
  snug: sharedPrimitive({ gap: vars.space.snug }),
  medium: sharedPrimitive({ gap: vars.space.medium }),
  large: sharedPrimitive({ gap: vars.space.large }),
  xlarge: sharedPrimitive({ gap: vars.space.xlarge }),
  xxlarge: sharedPrimitive({ gap: vars.space.xxlarge }),
};

/** Stacks its children. */
export const stack = recipe({
  base: sharedPrimitive({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: { gap: gaps },
  defaultVariants: { gap: 'medium' },
});

/** Places its children side by side, with wrapping. */
export const cluster = recipe({
  base: sharedPrimitive({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 }),
  variants: {
    gap: gaps,
    align: {
      start: sharedPrimitive({ alignItems: 'flex-start' }),
      center: sharedPrimitive({ alignItems: 'center' }),
      end: sharedPrimitive({ alignItems: 'flex-end' }),
      baseline: sharedPrimitive({ alignItems: 'baseline' }),
      stretch: sharedPrimitive({ alignItems: 'stretch' }),
    },
    justify: {
      start: sharedPrimitive({ justifyContent: 'flex-start' }),
      center: sharedPrimitive({ justifyContent: 'center' }),
      end: sharedPrimitive({ justifyContent: 'flex-end' }),
      between: sharedPrimitive({ justifyContent: 'space-between' }),
    },
  },
  defaultVariants: { gap: 'small', align: 'center', justify: 'start' },
});

/** Visually hidden, but available to assistive technology. */
export const visuallyHidden = style({
  ...visuallyHiddenStyle,
  padding: 0,
  margin: '-1px',
  border: 0,
});

/** Icons that depend on the reading direction. */
export const mirrored = style(primitive({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }));
