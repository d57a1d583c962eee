import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { recordRow } from '#theme/layout/record.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { font, space, text } = vars;

export const row = style([recordRow, { alignItems: 'flex-start', paddingBlock: space.medium }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  '@media': { [media.mobile]: { flex: '1 1 100%' } },
});

export const message = style({
  fontFamily: font.code,
  fontSize: text.small,
  marginBlock: space.tiny,
  overflowWrap: 'anywhere',
});
