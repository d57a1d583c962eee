import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

export const rule = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1fr auto',
  alignItems: 'end',
  gap: vars.space.medium,
  '@media': { [media.xs]: { gridTemplateColumns: '1fr auto', rowGap: vars.space.small } },
});
