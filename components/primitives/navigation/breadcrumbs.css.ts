import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

/** The list of breadcrumbs. */
export const list = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: vars.space.none,
    color: vars.color.textQuiet,
    fontSize: vars.text.small,
    // The tall touch targets extend into the surrounding space.
    '@media': { [media.touch]: { marginBlock: `calc(-1 * ${vars.space.small})` } },
  }),
);

/** A breadcrumb. */
export const step = style(primitive({ display: 'inline-flex', alignItems: 'center', minInlineSize: 0 }));

/** A breadcrumb's link, tall enough for touch. */
export const link = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.controlLeast,
    '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch } },
  }),
);

/** The separator between two breadcrumbs. It points in the reading direction. */
export const arrow = style(
  primitive({
    flexShrink: 0,
    marginInline: vars.space.tiny,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
);
