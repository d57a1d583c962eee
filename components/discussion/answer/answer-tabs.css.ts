import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

export const tabs = style({
  marginBlock: vars.space.snug,
  '@media': { [media.print]: { display: 'none' } },
});
