import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space } = vars;

export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tiny,
  minBlockSize: '2rem',
  paddingInline: space.snug,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-current="page"]': {
      borderColor: color.primaryBorder,
      background: color.primarySoft,
      color: color.primaryText,
      fontWeight: vars.weight.semibold,
    },
  },
});
