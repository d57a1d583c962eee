import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { space } = vars;

export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } } });

export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.medium,
  rowGap: space.small,
  paddingBlock: space.snug,
  paddingInline: space.roomy,
});

export const text = style({ flex: '1 1 11rem', minInlineSize: 0, display: 'grid', gap: space.tiny });
