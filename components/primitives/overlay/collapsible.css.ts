import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

/** The visible part of the content. */
export const window = style(primitive({ position: 'relative', overflow: 'hidden' }));

/** The fade that indicates more content below. */
export const fade = style(
  primitive({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: vars.space.xlarge,
    background: `linear-gradient(transparent, ${vars.color.surface})`,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);
