import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

/** The test with its result, below the introduction. */
export const mailTest = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.medium,
  marginBlockStart: vars.space.medium,
});

/** The buttons of a row of the queue, below its text on a narrow screen. */
export const mailRowActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  '@media': { [media.mobile]: { flex: '1 1 100%' } },
});
