import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvb' });

export const main = style({
  flex: 1,
  paddingBlockStart: vars.space.large,
  paddingBlockEnd: vars.space.xxlarge,
  selectors: { '&:focus': { outline: 'none' } },
});
