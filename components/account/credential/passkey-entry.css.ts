import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const entry = style({
  display: 'grid',
  gap: vars.space.small,
  marginBlockEnd: vars.space.large,
  // Passkeys require scripts.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const button = style({ inlineSize: '100%', minBlockSize: '2.75rem' });
