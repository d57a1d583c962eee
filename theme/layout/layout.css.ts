import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

const gaps = {
  none: primitive({ gap: vars.space.none }),
  tiny: primitive({ gap: vars.space.tiny }),
  small: primitive({ gap: vars.space.small }),
  snug: primitive({ gap: vars.space.snug }),
  medium: primitive({ gap: vars.space.medium }),
  large: primitive({ gap: vars.space.large }),
  xlarge: primitive({ gap: vars.space.xlarge }),
  xxlarge: primitive({ gap: vars.space.xxlarge }),
};

/** One below the other. */
export const stack = recipe({
  base: primitive({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: { gap: gaps },
  defaultVariants: { gap: 'medium' },
});

/** Side by side, wrapping when the room ends. */
export const cluster = recipe({
  base: primitive({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 }),
  variants: {
    gap: gaps,
    align: {
      start: primitive({ alignItems: 'flex-start' }),
      center: primitive({ alignItems: 'center' }),
      end: primitive({ alignItems: 'flex-end' }),
      baseline: primitive({ alignItems: 'baseline' }),
      stretch: primitive({ alignItems: 'stretch' }),
    },
    justify: {
      start: primitive({ justifyContent: 'flex-start' }),
      center: primitive({ justifyContent: 'center' }),
      end: primitive({ justifyContent: 'flex-end' }),
      between: primitive({ justifyContent: 'space-between' }),
    },
  },
  defaultVariants: { gap: 'small', align: 'center', justify: 'start' },
});

const columnsOf = (least: string) =>
  primitive({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))` });

/** Equal cells, as many in a row as fit. */
export const grid = recipe({
  base: primitive({ display: 'grid' }),
  variants: {
    gap: gaps,
    least: { small: columnsOf('12rem'), medium: columnsOf('18rem'), large: columnsOf('26rem') },
  },
  defaultVariants: { gap: 'medium', least: 'medium' },
});

/** Seen by nobody, read to those who listen. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
