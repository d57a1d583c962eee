import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { space } = vars;

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  paddingBlock: space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const text = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere', display: 'grid' });

export const pages = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space.small,
  marginBlockStart: space.small,
});
