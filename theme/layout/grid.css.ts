import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { sharedPrimitive } from '#theme/primitive-style.ts';

const columnsOf = (least: string) =>
  sharedPrimitive({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))` });

/** Equal cells, as many per row as fit. */
export const grid = recipe({
  base: sharedPrimitive({ display: 'grid', gap: vars.space.small }),
  variants: { least: { small: columnsOf('12rem'), medium: columnsOf('18rem') } },
  defaultVariants: { least: 'medium' },
});
