import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

/** The way from home to here. */
export const list = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: vars.space.none,
    color: vars.color.textQuiet,
    fontSize: vars.text.small,
    // What is tall for a thumb reaches into the room around it.
    '@media': { [media.touch]: { marginBlock: `calc(-1 * ${vars.space.small})` } },
  }),
);

/** One step of the way. */
export const step = style(primitive({ display: 'inline-flex', alignItems: 'center', minInlineSize: 0 }));

/** A step's link, tall enough for a thumb. */
export const link = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.controlLeast,
    '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch } },
  }),
);

/** Between two steps; points the way one reads. */
export const arrow = style(
  primitive({
    flexShrink: 0,
    marginInline: vars.space.tiny,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
);
