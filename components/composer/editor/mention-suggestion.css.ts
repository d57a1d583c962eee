import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text } = vars;

export const list = style({
  maxBlockSize: '14rem',
  overflowY: 'auto',
  margin: space.tiny,
  padding: space.tiny,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.medium,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: '2.25rem',
  paddingInline: space.small,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"], &:hover': { background: color.surfaceSelected },
    '&[aria-selected="true"]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

export const textBlock = style({ paddingInline: space.small, color: color.textQuiet, fontSize: text.small });
